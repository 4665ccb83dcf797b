export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface AuthFrame {
  readonly productName: string;
  /** Where «Fortsett uten å logge inn» leads. */
  readonly guestHref: string;
  /** Shown with a button that fills them in; null outside the demo. */
  readonly demoCredentials: Credentials | null;
}

/** Everything that the sign-in screen can show (part 1 §2, Auth screen). Whoever is signed in already is sent on by the route. */
export type AuthView = AuthFrame &
  (
    | { readonly status: 'idle'; onSignIn(credentials: Credentials): void }
    | { readonly status: 'busy' }
    | {
        readonly status: 'failed';
        /** The server's words, which the toast says too; they go when the password is edited (part 1 §5). */
        readonly problem: string;
        /** Which refusal this is: the same words twice are two refusals. */
        readonly attempt: number;
        onSignIn(credentials: Credentials): void;
      }
  );
