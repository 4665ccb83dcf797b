import type { SupabaseClient } from '@supabase/supabase-js';

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  /** What the avatar's initials are taken from: the chosen name, else the e-mail's first part. */
  readonly name: string;
  readonly isAdmin: boolean;
}

/** Who is in the seat: not known yet, nobody, or a spectator. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

/** Sign-in that the server refused. The message is the server's own (part 1 §8). */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

/**
 * Tells who is signed in: at once when it is known, then at every change.
 *
 * @returns what ends it.
 */
export function watchSession(client: SupabaseClient, onSession: (session: Session) => void): () => void {
  const { data } = client.auth.onAuthStateChange((_event, session) => {
    if (session === null) onSession({ status: 'signed-out' });
    else {
      const { id, email = '', app_metadata, user_metadata } = session.user;
      const chosen: unknown = user_metadata['name'];
      const name = typeof chosen === 'string' && chosen !== '' ? chosen : (email.split('@')[0] ?? email);
      onSession({ status: 'signed-in', user: { id, email, name, isAdmin: app_metadata['role'] === 'admin' } });
    }
  });
  return () => data.subscription.unsubscribe();
}

/** @throws SignInError */
export async function signIn(client: SupabaseClient, email: string, password: string): Promise<void> {
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw new SignInError(error.message, { cause: error });
}

/** Ends the session in this browser; it ends here even where the server cannot be reached. */
export async function signOut(client: SupabaseClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error !== null) console.error('The server did not hear of the sign-out', error);
}
