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

const noIds: ReadonlySet<string> = new Set();

/** What the live-updates feed tells. */
export interface LiveUpdates {
  /** Those that were not known. */
  readonly events: readonly LiveEvent[];
  /** The ids of all that were told, to be known the next time. */
  readonly ids: ReadonlySet<string>;
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
 * @param known the ids of events that need not be read again: the feed tells each for some time
 * @throws {ContractError} when the answer is none
 * @example
 * const { events, nextCheckIn } = parseLiveUpdates(await response.json(), () => null);
 */
export function parseLiveUpdates(
  answer: unknown,
  competitionIdOf: (match: MatchId) => string | null,
  known: ReadonlySet<string> = noIds,
): LiveUpdates {
  const { data, hasUpdates, nextCheckIn, timestamp } = parseAnswer(where, envelope, answer);
  const told = data.events.map((row) => ({ row, id: idOf(row) }));
  const news = told.filter(({ id }) => id === null || !known.has(id)).map(({ row }) => row);
  const events = parseItems('data.events', news, (row) => toLiveEvent(row, competitionIdOf, where));
  return {
    events: events.values,
    ids: new Set(told.flatMap(({ id }) => id ?? [])),
    hasUpdates,
    nextCheckIn: nextCheckIn ?? null,
    timestamp,
    faults: events.faults,
  };
}

function idOf(row: unknown): string | null {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : null;
}
