import type { InvitationRow, LiveMatchRow, UserFollowRow } from '@tribunen/contract';
import { refreshTokens, type RefreshTokenRow, sessions, type SessionRow, users, type UserRow } from './tables/auth.ts';
import { invitations } from './tables/invitations.ts';
import { liveMatchesNew } from './tables/live_matches_new.ts';
import { userFollows } from './tables/user_follows.ts';
import { type Change, Table } from './Table.ts';

/** Every table of the backend, and one stream of what is changed in them. */
export interface Database {
  readonly user_follows: Table<UserFollowRow>;
  readonly invitations: Table<InvitationRow>;
  readonly live_matches_new: Table<LiveMatchRow>;
  readonly auth: {
    readonly users: Table<UserRow>;
    readonly sessions: Table<SessionRow>;
    readonly refresh_tokens: Table<RefreshTokenRow>;
  };
  /** Calls the listener with each change, after the row is there. @returns the way to stop listening */
  onChange(listener: (change: Change) => void): () => void;
}

/**
 * An empty database of its own.
 *
 * @example
 * const database = createDatabase();
 * await database.live_matches_new.upsert(row);
 */
export function createDatabase(): Database {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change): void => listeners.forEach((listener) => listener(change));
  return {
    user_follows: new Table(userFollows, tell),
    invitations: new Table(invitations, tell),
    live_matches_new: new Table(liveMatchesNew, tell),
    auth: {
      users: new Table(users, tell),
      sessions: new Table(sessions, tell),
      refresh_tokens: new Table(refreshTokens, tell),
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
