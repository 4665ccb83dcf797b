import type { LiveEvent, MatchState, UtcInstant } from '@tribunen/domain';
import { array, object, unknown } from 'valibot';
import { utcInstant } from '../brands.ts';
import type { ContractFault, Parsed } from '../ContractFault.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { parseItems } from '../parseItems.ts';
import { type EventReading, parseNewEvents } from '../tables/parseNewEvents.ts';
import { toMatchState } from '../tables/toMatchState.ts';
import { matchDeltasAnswer } from './fetch-match-deltas.ts';

const where = 'fetch-match-deltas';
const rows = array(unknown());
const envelope = object({
  ...matchDeltasAnswer.entries,
  matchStates: rows,
  liveMatches: rows,
  events: rows,
  serverTs: utcInstant,
});

/** The changes in the matches of a day. */
export interface MatchDeltas {
  readonly hasUpdates: boolean;
  /** The states of both tables. When a match has two states, the newer counts. */
  readonly states: readonly MatchState[];
  /** The events that the app did not know yet. */
  readonly events: readonly LiveEvent[];
  /** The moment to send with the next request. */
  readonly serverTs: UtcInstant;
  /** Seconds until the next request; null when the server names no time. */
  readonly retryAfterSeconds: number | null;
  readonly faults: readonly ContractFault[];
}

/**
 * The answer of `fetch-match-deltas`. Broken rows are left out and reported.
 *
 * @throws {ContractError} when the answer is not a delta
 */
export function parseMatchDeltas(answer: unknown, reading: EventReading): MatchDeltas {
  const delta = parseAnswer(where, envelope, answer);
  const toState = (row: unknown): Parsed<MatchState> => toMatchState(row, where, delta.serverTs);
  const matchStates = parseItems('matchStates', delta.matchStates, toState);
  const liveMatches = parseItems('liveMatches', delta.liveMatches, toState);
  const events = parseNewEvents('events', delta.events, reading, where);
  return {
    hasUpdates: delta.hasUpdates,
    states: [...matchStates.values, ...liveMatches.values],
    events: events.values,
    serverTs: delta.serverTs,
    retryAfterSeconds: delta.retryAfterSeconds ?? null,
    faults: [...matchStates.faults, ...liveMatches.faults, ...events.faults],
  };
}
