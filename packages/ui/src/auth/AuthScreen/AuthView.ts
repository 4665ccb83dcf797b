import type { UtcInstant } from '@tribunen/domain';
import type { FormProgress } from '../../forms/FormProgress.ts';
import type { LanguageSetting } from '../../shell/LanguageChoice/LanguageSetting.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** An invitation in the address. */
export interface CarriedInvitation {
  /** The name of its sender; null until it is known, and when it cannot be found. */
  readonly inviter: string | null;
}

/** Signing in with Google. A failure is also shown as a toast. */
export type GoogleView =
  | { readonly status: 'open'; onPress(): void }
  | { readonly status: 'busy' }
  | {
      readonly status: 'failed';
      /** The number of this failure, so that the same failure twice is announced twice. */
      readonly attempt: number;
      onPress(): void;
    };

/** A mail that was sent, and can be sent again (ACCOUNT-13). */
export interface SentMail {
  readonly email: string;
  /** When it was last sent; null if that was before this visit. */
  readonly sentAt: UtcInstant | null;
  now(): UtcInstant;
  readonly again: FormProgress<void>;
}

export interface AuthFrame {
  readonly productName: string;
  readonly language: LanguageSetting;
  /** Null outside the demo. */
  readonly demo: {
    /** Shown with a button that fills them in. */
    readonly credentials: Credentials;
    /** The address of the demo's mails; null when they cannot be opened. */
    readonly mailHref: string | null;
  } | null;
}

export interface WayIn {
  readonly form: FormProgress<Credentials>;
  readonly google: GoogleView;
  readonly invitation: CarriedInvitation | null;
  /** The address of «Fortsett uten å logge inn». */
  readonly guestHref: string;
}

/** Everything that the screen at /auth can show. The route redirects users who are signed in already. */
export type AuthView = AuthFrame &
  (
    | (WayIn & {
        readonly status: 'sign-in';
        /** Whether a session has just ended by itself. */
        readonly hasEnded: boolean;
        /** The mail that confirms the address of a new account; null when none is awaited. */
        readonly confirmation: SentMail | null;
        readonly signUpHref: string;
        readonly recoverHref: string;
      })
    | (WayIn & { readonly status: 'sign-up'; readonly signInHref: string })
    /** The password is forgotten. */
    | {
        readonly status: 'recover';
        readonly signInHref: string;
        readonly form: FormProgress<Pick<Credentials, 'email'>>;
      }
    /** The texts are the same whether the address has an account or not. */
    | (SentMail & { readonly status: 'recovery-sent'; readonly signInHref: string })
    /** The link of a mail was opened, and is being checked. */
    | { readonly status: 'opening-link' }
    | {
        readonly status: 'link-expired';
        readonly signInHref: string;
        /** Sends a new link. */
        readonly form: FormProgress<Pick<Credentials, 'email'>>;
      }
    /** The link of a recovery mail was valid. */
    | {
        readonly status: 'new-password';
        readonly email: string;
        readonly form: FormProgress<Pick<Credentials, 'password'>>;
      }
  );

/** The member of the view with this status. */
export type AuthState<Status extends AuthView['status']> = Extract<AuthView, { readonly status: Status }>;
