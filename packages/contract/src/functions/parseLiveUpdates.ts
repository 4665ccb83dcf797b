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

/** An answer of the live-updates feed. */
export interface LiveUpdates {
  /** The events that the app did not know yet. */
  readonly events: readonly LiveEvent[];
  readonly hasUpdates: boolean;
  /** Milliseconds until the next poll; null when the server names no time. */
  readonly nextCheckIn: number | null;
  readonly timestamp: UtcInstant;
  readonly faults: readonly ContractFault[];
}

/**
 * The answer of `live-updates`. Broken events are left out and reported.
 *
 * @throws {ContractError} when it is not an answer of this function
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
