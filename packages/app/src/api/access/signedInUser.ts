import { toUserId, type UserId } from '@tribunen/domain';

export interface SignedInUser {
  readonly id: UserId;
  readonly email: string;
  /** The chosen name, or else the first part of the e-mail address. The avatar's initials are taken from it. */
  readonly name: string;
  readonly isAdmin: boolean;
}

/** The auth server's record of a user. */
interface UserRecord {
  readonly id: string;
  readonly email?: string | undefined;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
}

/** The spectator of a record; null for a record without an id. */
export function toUser({ id, email = '', app_metadata, user_metadata }: UserRecord): SignedInUser | null {
  const userId = toUserId(id);
  if (userId === null) return null;
  const chosen = user_metadata['name'];
  const name = typeof chosen === 'string' && chosen !== '' ? chosen : (email.split('@')[0] ?? email);
  return { id: userId, email, name, isAdmin: app_metadata['role'] === 'admin' };
}
