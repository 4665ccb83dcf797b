import type { BootSnapshot, EventReading, LiveDelta, LiveUpdates, MatchDeltas } from '@tribunen/contract';
import type { MatchId, MatchState, OsloDay, UtcInstant } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { createNetwork, inBackground } from './access/network.ts';
import { fetchMatchDeltas } from './functions/fetch-match-deltas.ts';
import { checkLiveHealth } from './functions/live-health.ts';
import { fetchLiveUpdates } from './functions/live-updates.ts';
import { fetchBootLive } from './functions/boot-live.ts';
import { fetchBootVersion } from './functions/boot-version.ts';
import { fetchLiveDelta } from './functions/live-delta.ts';
import { type MatchBackend, matchBackend } from './matchBackend.ts';
import { type CompetitionIdOf, type LiveEventsListener, subscribeToLiveEvents } from './realtime/live_events_new.ts';
import { type MatchStatesListener, subscribeToLiveMatches } from './realtime/live_matches_new.ts';
import { subscribeToMatchState } from './realtime/match_state.ts';
import { socketOf } from './realtime/socketOf.ts';
import { selectChangedMatches } from './tables/live_matches_new.ts';

/** What the live room asks of the backend. */
export interface LiveBackend extends MatchBackend {
  bootLive(): Promise<BootSnapshot>;
  bootVersion(): Promise<number>;
  liveDelta(since: number, reading: EventReading): Promise<LiveDelta>;
  liveUpdates(reading: EventReading): Promise<LiveUpdates>;
  matchDeltas(day: OsloDay, since: UtcInstant | null, reading: EventReading): Promise<MatchDeltas>;
  /** The server's time, where its answer holds it. */
  liveHealth(): Promise<UtcInstant | null>;
  changedMatches(since: UtcInstant): Promise<readonly MatchState[]>;

  subscribeToLiveMatches(listener: MatchStatesListener): () => void;
  subscribeToMatchState(match: MatchId, listener: MatchStatesListener): () => void;
  subscribeToLiveEvents(
    channel: string,
    types: readonly string[] | null,
    listener: LiveEventsListener,
    competitionIdOf: CompetitionIdOf,
  ): () => void;
  /** Calls the listener whenever the socket shows a sign of life. Returns what ends it. */
  onSocketSound(listener: () => void): () => void;
  /** Asks the socket for a sign of life. */
  probeSocket(): void;
  /** Throws the socket away and opens every topic on a new one. */
  reopenSocket(): void;
}

export const liveBackend = new BackendPart<LiveBackend>((access) => {
  const { address, background } = access;
  const { functions, tables } = background;
  const api = { url: address.apiUrl, fetch: inBackground(createNetwork(address)) };
  const socket = socketOf(access);
  return {
    ...matchBackend.of(access),
    bootLive: () => fetchBootLive(api),
    bootVersion: () => fetchBootVersion(api),
    liveDelta: (since, reading) => fetchLiveDelta(api, since, reading),
    liveUpdates: (reading) => fetchLiveUpdates(functions, reading),
    matchDeltas: (day, since, reading) => fetchMatchDeltas(functions, day, since, reading),
    liveHealth: () => checkLiveHealth(functions),
    changedMatches: (since) => selectChangedMatches(tables, since),

    subscribeToLiveMatches: (listener) => subscribeToLiveMatches(socket, listener),
    subscribeToMatchState: (match, listener) => subscribeToMatchState(socket, match, listener),
    subscribeToLiveEvents: (channel, types, listener, competitionIdOf) =>
      subscribeToLiveEvents(socket, channel, types, listener, competitionIdOf),
    onSocketSound: (listener) => socket.onSound(listener),
    probeSocket: () => socket.probe(),
    reopenSocket: () => socket.reopen(),
  };
});
