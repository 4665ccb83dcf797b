import type { BootSnapshot, EventReading, LiveDelta, LiveUpdates, MatchDeltas, MatchReport } from '@tribunen/contract';
import type { LiveEvent, MatchId, MatchState, OsloDay, UtcInstant } from '@tribunen/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type BackendAddress, createBackendClient, createNetwork } from './client.ts';
import { fetchMatchDeltas } from './functions/fetch-match-deltas.ts';
import { checkLiveHealth } from './functions/live-health.ts';
import { fetchLiveUpdates } from './functions/live-updates.ts';
import { connectHome, type HomeBackend } from './HomeBackend.ts';
import { fetchBootLive } from './live/boot-live.ts';
import { fetchBootVersion } from './live/boot-version.ts';
import { fetchLiveDelta } from './live/live-delta.ts';
import { type LiveEventsListener, subscribeToLiveEvents } from './realtime/live_events_new.ts';
import { type MatchStatesListener, subscribeToLiveMatches } from './realtime/live_matches_new.ts';
import { subscribeToMatchState } from './realtime/match_state.ts';
import { joinOnlineUsers, type OnlineUsersListener, type OnlineUsersPlace } from './realtime/online_users.ts';
import { RealtimeSocket } from './realtime/RealtimeSocket.ts';
import { type EventPages, selectEventsSince, selectMatchEvents } from './tables/live_events_new.ts';
import { selectChangedMatches } from './tables/live_matches_new.ts';
import { selectLiveMatchIds } from './tables/liveMatchIds.ts';
import { selectFantasyPlayers } from './tables/user_fantasy_players.ts';

/** The numeric id, as text, of the competition that a match is of, by what is known of the match: an event does not tell it. */
export type CompetitionIdOf = (match: MatchId) => string | null;

/** All that the app asks of its backend. What goes in and comes out is the domain's; Supabase stays in this room. */
export interface Backend extends HomeBackend {
  matchReport(id: MatchId): Promise<MatchReport>;
  bootLive(): Promise<BootSnapshot>;
  bootVersion(): Promise<number>;
  liveDelta(since: number, reading: EventReading): Promise<LiveDelta>;
  liveUpdates(reading: EventReading): Promise<LiveUpdates>;
  matchDeltas(day: OsloDay, since: UtcInstant | null, reading: EventReading): Promise<MatchDeltas>;
  liveHealth(): Promise<UtcInstant | null>;
  changedMatches(since: UtcInstant): Promise<readonly MatchState[]>;

  liveMatchIds(): Promise<readonly MatchId[]>;
  matchEvents(match: MatchId, since: UtcInstant, reading: EventPages): Promise<readonly LiveEvent[] | null>;
  eventsSince(since: UtcInstant, reading: EventPages): Promise<readonly LiveEvent[] | null>;
  fantasyPlayers(userId: string): Promise<readonly string[]>;

  subscribeToLiveMatches(listener: MatchStatesListener): () => void;
  subscribeToMatchState(match: MatchId, listener: MatchStatesListener): () => void;
  subscribeToLiveEvents(
    channel: string,
    types: readonly string[] | null,
    listener: LiveEventsListener,
    competitionIdOf: CompetitionIdOf,
  ): () => void;
  joinOnlineUsers(userId: string, listener: OnlineUsersListener): OnlineUsersPlace;
  /** Every sign of life of the socket. */
  onSocketSound(listener: () => void): () => void;
  /** Asks the socket for a sign of life. */
  probeSocket(): void;
  /** Throws the socket away and opens all that is listened to on a new one. */
  reopenSocket(): void;
}

/** The backend at an address, through one client. */
export function connectBackend(address: BackendAddress): Backend {
  const client = createBackendClient(address);
  return completeBackend(connectHome(client), client, address);
}

/** What the first screen has of a backend, and the rest of it: all through the same client. */
export function completeBackend(home: HomeBackend, client: SupabaseClient, address: BackendAddress): Backend {
  const api = { url: address.apiUrl, fetch: createNetwork(address) };
  const socket = new RealtimeSocket(client);
  return {
    ...home,
    // What reads a report is large, and asked for only where a match is open.
    matchReport: async (id) => (await import('./functions/fetch-match.ts')).fetchMatch(client, id),
    bootLive: () => fetchBootLive(api),
    bootVersion: () => fetchBootVersion(api),
    liveDelta: (since, reading) => fetchLiveDelta(api, since, reading),
    liveUpdates: (reading) => fetchLiveUpdates(client, reading),
    matchDeltas: (day, since, reading) => fetchMatchDeltas(client, day, since, reading),
    liveHealth: () => checkLiveHealth(client),
    changedMatches: (since) => selectChangedMatches(client, since),

    liveMatchIds: () => selectLiveMatchIds(client),
    matchEvents: (match, since, reading) => selectMatchEvents(client, match, since, reading),
    eventsSince: (since, reading) => selectEventsSince(client, since, reading),
    fantasyPlayers: (userId) => selectFantasyPlayers(client, userId),

    subscribeToLiveMatches: (listener) => subscribeToLiveMatches(socket, listener),
    subscribeToMatchState: (match, listener) => subscribeToMatchState(socket, match, listener),
    subscribeToLiveEvents: (channel, types, listener, competitionIdOf) =>
      subscribeToLiveEvents(socket, channel, types, listener, competitionIdOf),
    joinOnlineUsers: (userId, listener) => joinOnlineUsers(socket, userId, listener),
    onSocketSound: (listener) => socket.onSound(listener),
    probeSocket: () => socket.probe(),
    reopenSocket: () => socket.reopen(),
  };
}
