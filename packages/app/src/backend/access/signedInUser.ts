export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  /** What the avatar's initials are taken from: the chosen name, else the e-mail's first part. */
  readonly name: string;
  readonly isAdmin: boolean;
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
