import type { Follow, Match, OsloDay, UtcInstant } from '@tribunen/domain';
import { BackendPart } from './BackendPart.ts';
import { fetchMatches } from './functions/results-today-edge.ts';
import { type Session, signIn, signOut, watchSession } from './session.ts';
import { countPendingInvitations } from './tables/invitations.ts';
import { selectFollows } from './tables/user_follows.ts';

/** What the first screen and its shell ask of the backend. */
export interface HomeBackend {
  watchSession(onSession: (session: Session) => void): () => void;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  matches(day: OsloDay, competitions?: readonly string[]): Promise<readonly Match[]>;
  follows(userId: string): Promise<readonly Follow[]>;
  pendingInvitations(email: string, now: UtcInstant): Promise<number>;
}

export const homeBackend = new BackendPart<HomeBackend>(({ client }) => ({
  watchSession: (onSession) => watchSession(client, onSession),
  signIn: (email, password) => signIn(client, email, password),
  signOut: () => signOut(client),
  matches: (day, competitions) => fetchMatches(client, day, competitions),
  follows: (userId) => selectFollows(client, userId),
  pendingInvitations: (email, now) => countPendingInvitations(client, email, now),
}));
