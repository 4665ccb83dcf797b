import type { Follow, Match, OsloDay, UtcInstant } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { fetchMatches } from './functions/results-today-edge.ts';
import { type Session, signOut, watchSession } from './auth/session.ts';
import { countPendingInvitations } from './tables/countPendingInvitations.ts';
import { selectFollows } from './tables/user_follows.ts';

/** What the first screen and its shell ask of the backend. */
export interface HomeBackend {
  watchSession(onSession: (session: Session) => void): () => void;
  signOut(): Promise<void>;
  matches(day: OsloDay, competitions?: readonly string[]): Promise<readonly Match[]>;
  /** As `matches`, for a day that nobody has chosen yet. */
  matchesAhead(day: OsloDay): Promise<readonly Match[]>;
  follows(userId: string): Promise<readonly Follow[]>;
  pendingInvitations(email: string, now: UtcInstant): Promise<number>;
}

export const homeBackend = new BackendPart<HomeBackend>((access) => ({
  watchSession: (onSession) => watchSession(access, onSession),
  signOut: () => signOut(access),
  matches: (day, competitions) => fetchMatches(access.functions, day, competitions),
  matchesAhead: (day) => fetchMatches(access.background.functions, day),
  follows: (userId) => selectFollows(access.tables, userId),
  pendingInvitations: (email, now) => countPendingInvitations(access.tables, email, now),
}));
