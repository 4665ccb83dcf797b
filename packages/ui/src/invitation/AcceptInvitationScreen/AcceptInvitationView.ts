/** Why an invitation could not be accepted. */
export type InvitationFailure =
  /** In the server's own words. */
  | { readonly kind: 'told'; readonly text: string }
  /** The server said no, and not why. */
  | { readonly kind: 'not-accepted' }
  /** There was no answer. */
  | { readonly kind: 'unexpected' };

interface WayHome {
  readonly homeHref: string;
}

/** Everything that the screen at /accept-invitation can show (PEOPLE-9, PEOPLE-17). Whoever is signed out is sent to /auth by the route. */
export type AcceptInvitationView =
  | { readonly status: 'processing' }
  /** The address has no token. */
  | (WayHome & { readonly status: 'invalid-link' })
  /** The token names no invitation that holds. */
  | (WayHome & { readonly status: 'invalid-or-expired' })
  | (WayHome & { readonly status: 'failed'; readonly failure: InvitationFailure; onRetry(): void })
  | (WayHome & {
      readonly status: 'somebody-elses';
      /** Whose it is, as `maskEmail` shows it (ACCOUNT-11). */
      readonly maskedEmail: string;
      /** Who is signed in. */
      readonly ownEmail: string;
      /** Signs out, and comes back here by way of the sign-in. */
      onChangeAccount(): void;
    })
  | (WayHome & { readonly status: 'own' })
  /** It is accepted already: here a moment ago, in another tab or on another day. */
  | (WayHome & { readonly status: 'accepted-before'; readonly inviter: string | null })
  | (WayHome & { readonly status: 'declined-before' })
  /** The two are friends now. The route leads on after two seconds. */
  | {
      readonly status: 'welcome';
      readonly productName: string;
      /** Who is signed in, by name. */
      readonly ownName: string;
      readonly friendName: string | null;
    };
