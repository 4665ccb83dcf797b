import {
  type BootVersion,
  type ContractFault,
  type EventReading,
  liveHealthAnswer,
  type LiveUpdates,
  type MatchDeltas,
  parseLiveUpdates,
  parseMatchDeltas,
} from '@tribunen/contract';
import {
  type LiveEvent,
  type Match,
  type MatchId,
  type MatchState,
  type OsloDay,
  toUtcInstant,
  type UtcInstant,
} from '@tribunen/domain';
import { safeParse } from 'valibot';
import { ApiPart } from './access/ApiPart.ts';
import { dueStates, passWhenDue } from './access/dueStates.ts';
import { createNetwork, inBackground } from './access/network.ts';
import { reportFaults } from './access/reportFaults.ts';
import { callFunction } from './functions/callFunction.ts';
import {
  type AgedDelta,
  type AgedSnapshot,
  fetchBootLive,
  fetchBootVersion,
  fetchLiveDelta,
} from './functions/liveEndpoints.ts';
import { matchApi } from './matchApi.ts';
import { type CompetitionIdOf, type LiveEventsListener, subscribeToLiveEvents } from './realtime/live_events_new.ts';
import {
  type MatchStatesListener,
  type OpenMatchListener,
  selectChangedMatches,
  subscribeToLiveMatches,
  subscribeToMatchState,
} from './realtime/live_matches_new.ts';
import { lineOf } from './realtime/RealtimeLine.ts';

/** The calls of the live connection. */
export const liveApi = new ApiPart((access) => {
  const { address, background } = access;
  const { functions, tables } = background;
  const api = { url: address.apiUrl, fetch: inBackground(createNetwork(address)) };
  const line = lineOf(access);
  const { socket } = line;
  // The gate lets only matches through that the reader may know (KNOWN-1).
  const matches = (all: readonly Match[]): readonly Match[] => access.gate?.matches(all) ?? all;
  const states = (all: readonly MatchState[]): readonly MatchState[] => access.gate?.states(all) ?? all;
  const events = (all: readonly LiveEvent[]): readonly LiveEvent[] => access.gate?.events(all) ?? all;
  const eventsByMatch = (all: AgedSnapshot['recentEvents']): AgedSnapshot['recentEvents'] =>
    access.gate === null ? all : new Map([...all].map(([match, ofMatch]) => [match, events(ofMatch)]));
  const passing = (listener: LiveEventsListener) => (event: LiveEvent) => passWhenDue(access, event, listener.onEvent);
  const gated = (listener: MatchStatesListener): MatchStatesListener => ({
    ...listener,
    onState: (state, mode) => {
      if (states([state]).length > 0) listener.onState(state, mode);
    },
  });
  return {
    ...matchApi.of(access),
    mode: access.mode,
    /** Those of another tab's states that the reader may know (KNOWN-1). */
    due: states,
    async bootLive(): Promise<AgedSnapshot> {
      const snapshot = await fetchBootLive(api);
      return { ...snapshot, matches: matches(snapshot.matches), recentEvents: eventsByMatch(snapshot.recentEvents) };
    },
    bootVersion: (): Promise<BootVersion> => fetchBootVersion(api),
    async liveDelta(since: number, reading: EventReading): Promise<AgedDelta> {
      const delta = await fetchLiveDelta(api, since, reading);
      return { ...delta, matches: matches(delta.matches), events: events(delta.events) };
    },

    /**
     * The newest events of all matches that are not known yet, and the time of the next request.
     *
     * @throws FunctionError, ContractError
     */
    async liveUpdates(reading: EventReading): Promise<LiveUpdates> {
      const updates = reported(parseLiveUpdates(await callFunction(functions, 'live-updates'), reading));
      return { ...updates, events: events(updates.events) };
    },

    /**
     * The changes in a day's matches.
     *
     * @param since the last answer's `serverTs`; null to receive everything
     * @throws FunctionError, ContractError
     */
    async matchDeltas(day: OsloDay, since: UtcInstant | null, reading: EventReading): Promise<MatchDeltas> {
      const asked = { date: day, ...(since !== null && { since }) };
      const deltas = reported(parseMatchDeltas(await callFunction(functions, 'fetch-match-deltas', asked), reading));
      return { ...deltas, states: states(deltas.states), events: events(deltas.events) };
    },

    /**
     * Checks that the backend answers.
     *
     * @returns the server's time; null when the answer does not contain it
     * @throws FunctionError
     */
    async liveHealth(): Promise<UtcInstant | null> {
      const parsed = safeParse(liveHealthAnswer, await callFunction(functions, 'live-health'));
      return parsed.success ? toUtcInstant(parsed.output.timestamp) : null;
    },

    changedMatches: async (since: UtcInstant): Promise<readonly MatchState[]> =>
      states(await selectChangedMatches(tables, since)),
    subscribeToLiveMatches(listener: MatchStatesListener): () => void {
      const pass = (state: MatchState): void => listener.onState(state);
      dueStates(access).add(pass);
      const end = subscribeToLiveMatches(line, gated(listener));
      return () => {
        dueStates(access).delete(pass);
        end();
      };
    },
    subscribeToMatchState: (
      match: MatchId,
      listener: OpenMatchListener,
      competitionIdOf: CompetitionIdOf,
    ): (() => void) =>
      subscribeToMatchState(line, match, { ...gated(listener), onEvent: passing(listener) }, competitionIdOf),
    /** Calls `subscribeToLiveEvents` of `realtime/` with the page's socket. */
    subscribeToLiveEvents: (
      channel: string,
      types: readonly string[] | null,
      listener: LiveEventsListener,
      competitionIdOf: CompetitionIdOf,
    ): (() => void) =>
      subscribeToLiveEvents(line, channel, types, { ...listener, onEvent: passing(listener) }, competitionIdOf),

    /** Calls the listener whenever the socket shows a sign of life. Returns a function that stops it. */
    onSocketSound: (listener: () => void): (() => void) => socket.onSound(listener),
    /** Sends a heartbeat, to provoke a sign of life from the socket. */
    probeSocket: (): void => socket.probe(),
    /** Discards the socket and opens every topic on a new one. */
    reopenSocket: (): void => socket.reopen(),
  };
});

export type LiveApi = ReturnType<typeof liveApi.of>;

function reported<Answer extends { readonly faults: readonly ContractFault[] }>(answer: Answer): Answer {
  reportFaults(answer.faults);
  return answer;
}
