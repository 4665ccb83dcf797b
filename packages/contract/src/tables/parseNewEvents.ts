import type { LiveEvent, MatchId } from '@tribunen/domain';
import { type Items, parseItems } from '../parseItems.ts';
import { toLiveEvent } from './toLiveEvent.ts';

/** How to read the events in an answer. */
export interface EventReading {
  /** See `toLiveEvent`. */
  readonly competitionIdOf: (match: MatchId) => string | null;
  /**
   * Whether the app already knows an event, which then need not be parsed again: several sources send each event, some
   * of them repeatedly. By default every event is parsed.
   */
  readonly isKnown?: ((id: string) => boolean) | undefined;
}

/**
 * The events of an answer that the app does not know yet. Broken events are left out and reported.
 *
 * @param within the field of the answer that contains them, `events`
 * @param where the answer
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
