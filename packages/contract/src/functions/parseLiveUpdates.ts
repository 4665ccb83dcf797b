import type { LiveEvent, MatchId, UtcInstant } from '@tribunen/domain';
import { array, object, unknown } from 'valibot';
import { utcInstant } from '../brands.ts';
import type { ContractFault } from '../ContractFault.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { parseItems } from '../parseItems.ts';
import { toLiveEvent } from '../tables/toLiveEvent.ts';
import { liveUpdatesAnswer } from './live-updates.ts';

const where = 'live-updates';
const envelope = object({
  ...liveUpdatesAnswer.entries,
  timestamp: utcInstant,
  data: object({ events: array(unknown()) }),
});

/** What the live-updates feed tells. */
export interface LiveUpdates {
  readonly events: readonly LiveEvent[];
  readonly hasUpdates: boolean;
  /** Milliseconds until the next poll; null where the server does not say. */
  readonly nextCheckIn: number | null;
  readonly timestamp: UtcInstant;
  readonly faults: readonly ContractFault[];
}

/**
 * The answer of `live-updates`; events that are broken are left out and told of.
 *
 * @param competitionIdOf see `toLiveEvent`
 * @throws {ContractError} when the answer is none
 * @example
 * const { events, nextCheckIn } = parseLiveUpdates(await response.json(), () => null);
 */
export function parseLiveUpdates(answer: unknown, competitionIdOf: (match: MatchId) => string | null): LiveUpdates {
  const { data, hasUpdates, nextCheckIn, timestamp } = parseAnswer(where, envelope, answer);
  const events = parseItems('data.events', data.events, (row) => toLiveEvent(row, competitionIdOf, where));
  return {
    events: events.values,
    hasUpdates,
    nextCheckIn: nextCheckIn ?? null,
    timestamp,
    faults: events.faults,
  };
}
