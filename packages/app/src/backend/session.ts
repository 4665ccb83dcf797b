import type { BackendAccess } from './BackendAccess.ts';

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

/** The server refused a sign-in. The message is the server's own. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

/** What the server holds of somebody who is signed in. */
interface UserRecord {
  readonly id: string;
  readonly email?: string | undefined;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
}

/** The spectator that a user record stands for. */
export function toUser({ id, email = '', app_metadata, user_metadata }: UserRecord): SignedInUser {
  const chosen = user_metadata['name'];
  const name = typeof chosen === 'string' && chosen !== '' ? chosen : (email.split('@')[0] ?? email);
  return { id, email, name, isAdmin: app_metadata['role'] === 'admin' };
}

/**
 * Emits who is signed in, at once where this device knows, then at every change. Who is here need not wait for the Supabase client: it is
 * loaded now only where it alone can say, as for a session to be renewed or a sign-in that comes back from elsewhere.
 *
 * @returns what ends it.
 */
export function watchSession(access: BackendAccess, onSession: (session: Session) => void): () => void {
  let end = access.whenClient(({ auth }) => {
    const { data } = auth.onAuthStateChange((_event, session) => {
      onSession(session === null ? { status: 'signed-out' } : { status: 'signed-in', user: toUser(session.user) });
    });
    end = () => data.subscription.unsubscribe();
  });
  const fresh = access.freshSession();
  const { arrival } = access.address;
  if (arrival !== undefined && bringsSignIn(arrival)) askClient(access, onSession);
  else if (fresh !== null) onSession({ status: 'signed-in', user: fresh.user });
  else if (access.keepsSession()) askClient(access, onSession);
  else onSession({ status: 'signed-out' });
  return () => end();
}

/** Has the client say who is here. A visitor may read, so that without a client the page goes on as theirs. */
function askClient(access: BackendAccess, onSession: (session: Session) => void): void {
  access.client().catch((error: unknown) => {
    console.error('It is not known who is signed in: the Supabase client did not come', error);
    onSession({ status: 'signed-out' });
  });
}

/** Whether an address carries what a sign-in elsewhere, or a link in a mail, has brought. */
function bringsSignIn({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  return /[?&#](code|access_token|error|error_code)=/.test(`${search}${hash}`);
}

/** @throws SignInError */
export async function signIn(access: BackendAccess, email: string, password: string): Promise<void> {
  const { auth } = await access.client();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error !== null) throw new SignInError(error.message, { cause: error });
}

/** Ends the session in this browser; it ends here even where the server cannot be reached. */
export async function signOut(access: BackendAccess): Promise<void> {
  const { auth } = await access.client();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error !== null) console.error('The server did not hear of the sign-out', error);
}
