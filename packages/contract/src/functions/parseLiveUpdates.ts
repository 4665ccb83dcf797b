import type { LiveEvent, UtcInstant } from '@tribunen/domain';
import { array, object, unknown } from 'valibot';
import { utcInstant } from '../brands.ts';
import type { ContractFault } from '../ContractFault.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { type EventReading, parseNewEvents } from '../tables/parseNewEvents.ts';
import { liveUpdatesAnswer } from './live-updates.ts';

const where = 'live-updates';
const envelope = object({
  ...liveUpdatesAnswer.entries,
  timestamp: utcInstant,
  data: object({ events: array(unknown()) }),
});

/** What the live-updates feed tells. */
export interface LiveUpdates {
  /** Those that were not known. */
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
 * @throws {ContractError} when the answer is none
 * @example
 * const { events, nextCheckIn } = parseLiveUpdates(await response.json(), { competitionIdOf: () => null });
 */
export function parseLiveUpdates(answer: unknown, reading: EventReading): LiveUpdates {
  const { data, hasUpdates, nextCheckIn, timestamp } = parseAnswer(where, envelope, answer);
  const events = parseNewEvents('data.events', data.events, reading, where);
  return {
    events: events.values,
    hasUpdates,
    nextCheckIn: nextCheckIn ?? null,
    timestamp,
    faults: events.faults,
  };
}
