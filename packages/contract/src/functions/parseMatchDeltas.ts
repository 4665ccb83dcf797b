import type { LiveEvent, MatchState, UtcInstant } from '@tribunen/domain';
import { array, object, unknown } from 'valibot';
import { utcInstant } from '../brands.ts';
import type { ContractFault } from '../ContractFault.ts';
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

/** What has changed in the matches of a day. */
export interface MatchDeltas {
  readonly hasUpdates: boolean;
  /** Both tables' states: of two of one match the newer counts, as everywhere. */
  readonly states: readonly MatchState[];
  /** Those that were not known. */
  readonly events: readonly LiveEvent[];
  /** What to ask from the next time. */
  readonly serverTs: UtcInstant;
  /** Null where the server does not say. */
  readonly retryAfterSeconds: number | null;
  readonly faults: readonly ContractFault[];
}

/**
 * The answer of `fetch-match-deltas`; rows that are broken are left out and told of.
 *
 * @throws {ContractError} when the answer is no delta
 * @example
 * const { states, serverTs } = parseMatchDeltas(await response.json(), { competitionIdOf: () => null });
 */
export function parseMatchDeltas(answer: unknown, reading: EventReading): MatchDeltas {
  const told = parseAnswer(where, envelope, answer);
  const matchStates = parseItems('matchStates', told.matchStates, (row) => toMatchState(row, where));
  const liveMatches = parseItems('liveMatches', told.liveMatches, (row) => toMatchState(row, where));
  const events = parseNewEvents('events', told.events, reading, where);
  return {
    hasUpdates: told.hasUpdates,
    states: [...matchStates.values, ...liveMatches.values],
    events: events.values,
    serverTs: told.serverTs,
    retryAfterSeconds: told.retryAfterSeconds ?? null,
    faults: [...matchStates.faults, ...liveMatches.faults, ...events.faults],
  };
}
