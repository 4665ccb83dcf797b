import type { FormProgress } from '../../forms/FormProgress.ts';

/** Why an invitation could not be accepted. */
export type InvitationFailure =
  /** Why the server refused, in the reader's language. */
  | { readonly kind: 'reason'; readonly text: string }
  /** The server's message, in English, if the app does not know it. */
  | { readonly kind: 'message'; readonly text: string }
  /** The server refused without a message. */
  | { readonly kind: 'not-accepted' }
  /** The request failed. */
  | { readonly kind: 'unexpected' };

interface WayHome {
  readonly homeHref: string;
}

/** Everything that the screen at /accept-invitation can show (PEOPLE-9, PEOPLE-17). The route sends signed-out users to /auth. */
export type AcceptInvitationView =
  | { readonly status: 'processing' }
  /** The address has no token. */
  | (WayHome & { readonly status: 'invalid-link' })
  /** No valid invitation has this token. */
  | (WayHome & { readonly status: 'invalid-or-expired' })
  | (WayHome & { readonly status: 'error'; readonly failure: InvitationFailure; onRetry(): void })
  | (WayHome & {
      readonly status: 'somebody-elses';
      /** The recipient's address, masked by `maskEmail` (ACCOUNT-11); null when the server does not say. */
      readonly maskedEmail: string | null;
      /** The address of the user who is signed in. */
      readonly ownEmail: string;
      /** Signs out and goes to the sign-in, which returns here. */
      onChangeAccount(): void;
    })
  | (WayHome & { readonly status: 'own' })
  /** The reader has already accepted it, for instance in another tab. */
  | (WayHome & { readonly status: 'accepted-before'; readonly inviter: string | null })
  | (WayHome & { readonly status: 'declined-before' })
  /** The invitation may be accepted, but the reader has no name yet, so the inviter would see an unknown user. */
  | { readonly status: 'name'; readonly form: FormProgress<{ readonly name: string }> }
  /** The two are friends now. The route redirects after two seconds. */
  | {
      readonly status: 'welcome';
      /** The name of the user who is signed in. */
      readonly ownName: string;
      readonly friendName: string | null;
    };
