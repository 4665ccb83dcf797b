import type { UtcInstant } from '@tribunen/domain';
import type { FormProgress } from '../../forms/FormProgress.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** An invitation that the address carries. */
export interface CarriedInvitation {
  /** Who has sent it; null as long as that is not known, and where nobody can say. */
  readonly inviter: string | null;
}

/** The way in by Google. A failure is told by the toast too. */
export type GoogleView =
  | { readonly status: 'open'; onPress(): void }
  | { readonly status: 'busy' }
  | {
      readonly status: 'failed';
      /** Which failure this is: each is told. */
      readonly attempt: number;
      onPress(): void;
    };

/** A mail that was sent, and the way to have it sent again (ACCOUNT-13). */
export interface SentMail {
  readonly email: string;
  /** When it was sent last; null where that was before this visit. */
  readonly sentAt: UtcInstant | null;
  now(): UtcInstant;
  readonly again: FormProgress<void>;
}

export interface AuthFrame {
  readonly productName: string;
  /** Null outside the demo. */
  readonly demo: {
    /** Shown with a button that fills them in. */
    readonly credentials: Credentials;
    /** Where to read the mails of the demo's server; null when they cannot be opened. */
    readonly mailHref: string | null;
  } | null;
}

export interface WayIn {
  readonly form: FormProgress<Credentials>;
  readonly google: GoogleView;
  readonly invitation: CarriedInvitation | null;
  /** Where «Fortsett uten å logge inn» leads. */
  readonly guestHref: string;
}

/** Everything that the screen at /auth can show. Whoever is signed in already is sent on by the route. */
export type AuthView = AuthFrame &
  (
    | (WayIn & { readonly status: 'sign-in'; readonly signUpHref: string; readonly recoverHref: string })
    | (WayIn & { readonly status: 'sign-up'; readonly signInHref: string })
    /** An account is made, and waits for its address to be confirmed. */
    | (SentMail & { readonly status: 'confirm-email'; readonly signInHref: string })
    /** The password is forgotten. */
    | {
        readonly status: 'recover';
        readonly signInHref: string;
        readonly form: FormProgress<Pick<Credentials, 'email'>>;
      }
    /** Said the same whether anybody has the address or not. */
    | (SentMail & { readonly status: 'recovery-sent'; readonly signInHref: string })
    /** The link of a mail was followed, and is being looked at. */
    | { readonly status: 'opening-link' }
    | {
        readonly status: 'link-expired';
        readonly signInHref: string;
        /** Sends a new one. */
        readonly form: FormProgress<Pick<Credentials, 'email'>>;
      }
    /** The link of a recovery was good. */
    | {
        readonly status: 'new-password';
        readonly email: string;
        readonly form: FormProgress<Pick<Credentials, 'password'>>;
      }
  );

/** One state of the screen, by its name. */
export type AuthState<Status extends AuthView['status']> = Extract<AuthView, { readonly status: Status }>;
