import type { Follow, Match, OsloDay, UtcInstant } from '@tribunen/domain';
import { type BackendAddress, createBackendClient } from './client.ts';
import { fetchMatches } from './functions/results-today-edge.ts';
import { type LiveMatchesListener, subscribeToLiveMatches } from './realtime/live_matches_new.ts';
import { type Session, signIn, signOut, watchSession } from './session.ts';
import { countPendingInvitations } from './tables/invitations.ts';
import { selectFollows } from './tables/user_follows.ts';

/** All that the app asks of its backend. What goes in and comes out is the domain's; Supabase stays in this room. */
export interface Backend {
  watchSession(onSession: (session: Session) => void): () => void;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  matches(day: OsloDay, competitions?: readonly string[]): Promise<readonly Match[]>;
  follows(userId: string): Promise<readonly Follow[]>;
  pendingInvitations(email: string, now: UtcInstant): Promise<number>;
  subscribeToLiveMatches(listener: LiveMatchesListener): () => void;
}

/** The backend at an address, through one client. */
export function connectBackend(address: BackendAddress): Backend {
  const client = createBackendClient(address);
  return {
    watchSession: (onSession) => watchSession(client, onSession),
    signIn: (email, password) => signIn(client, email, password),
    signOut: () => signOut(client),
    matches: (day, competitions) => fetchMatches(client, day, competitions),
    follows: (userId) => selectFollows(client, userId),
    pendingInvitations: (email, now) => countPendingInvitations(client, email, now),
    subscribeToLiveMatches: (listener) => subscribeToLiveMatches(client, listener),
  };
}
