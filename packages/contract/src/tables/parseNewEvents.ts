import type { LiveEvent, MatchId } from '@tribunen/domain';
import { type Items, parseItems } from '../parseItems.ts';
import { toLiveEvent } from './toLiveEvent.ts';

/** How the events in an answer are read. */
export interface EventReading {
  /** See `toLiveEvent`. */
  readonly competitionIdOf: (match: MatchId) => string | null;
  /** Whether an event need not be read again: several sources tell of each, some of them for a while. By default all are read. */
  readonly isKnown?: ((id: string) => boolean) | undefined;
}

/**
 * The events in an answer that are not known yet; those that are broken are left out and told of.
 *
 * @param within the field of the answer that they lie in, `events`
 * @param where the answer
 * @example
 * parseNewEvents('events', answer.events, { competitionIdOf: () => null }, 'live/delta').values;
 */
export function parseNewEvents(
  within: string,
  rows: readonly unknown[],
  { competitionIdOf, isKnown }: EventReading,
  where: string,
): Items<LiveEvent> {
  const news = isKnown === undefined ? rows : rows.filter((row) => !isKnownRow(row, isKnown));
  return parseItems(within, news, (row) => toLiveEvent(row, competitionIdOf, where));
}

function isKnownRow(row: unknown, isKnown: (id: string) => boolean): boolean {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' && isKnown(row.id);
}
