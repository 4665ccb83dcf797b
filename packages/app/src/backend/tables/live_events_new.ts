import type { PostgrestClient } from '@supabase/postgrest-js';
import { toLiveEvent } from '@tribunen/contract';
import type { LiveEvent, MatchId, UtcInstant } from '@tribunen/domain';
import type { CompetitionIdOf } from '../realtime/live_events_new.ts';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';

const table = 'live_events_new';
/** Page sizes: events of one match in a backfill, events of all matches in a poll. */
const mostOfMatch = 100;
const mostOfAll = 50;
/** Size of the pages after a full first one. Full pages are rare, but then there may be many; Supabase answers at most a thousand rows. */
const furtherPage = 500;

/** How to read events that may fill more than one page. */
export interface EventPages {
  readonly competitionIdOf: CompetitionIdOf;
  /** Whether to load the next page. The caller may have stopped, or the tab may be hidden. */
  readonly isWanted: () => boolean;
}

/**
 * All events of a match since a moment (inclusive), oldest first, page by page; null when the caller stopped wanting them.
 *
 * @throws TableError
 */
export async function selectMatchEvents(
  tables: PostgrestClient,
  match: MatchId,
  since: UtcInstant,
  reading: EventPages,
): Promise<readonly LiveEvent[] | null> {
  return readPages(mostOfMatch, reading, (from, to) =>
    eventsSince(tables, since).eq('match_id', match).range(from, to).throwOnError(),
  );
}

/**
 * All events of all matches since a moment (inclusive), oldest first, page by page, so that fifty old ones hide no new one; null when the
 * caller stopped wanting them.
 *
 * @throws TableError
 */
export async function selectEventsSince(
  tables: PostgrestClient,
  since: UtcInstant,
  reading: EventPages,
): Promise<readonly LiveEvent[] | null> {
  return readPages(mostOfAll, reading, (from, to) => eventsSince(tables, since).range(from, to).throwOnError());
}

function eventsSince(tables: PostgrestClient, since: UtcInstant) {
  // Also by id, so that pages do not overlap among events of the same moment.
  return tables
    .from(table)
    .select('*')
    .gte('occurred_at', since)
    .order('occurred_at', { ascending: true })
    .order('id', { ascending: true });
}

async function readPages(
  size: number,
  { competitionIdOf, isWanted }: EventPages,
  selectPage: (from: number, to: number) => PromiseLike<{ readonly data: readonly unknown[] }>,
): Promise<readonly LiveEvent[] | null> {
  const events: LiveEvent[] = [];
  let wanted = size;
  for (let from = 0; ;) {
    // One after another: only an answer shows whether there is a next page.
    const rows = await readRows(table, selectPage(from, from + wanted - 1));
    events.push(...parseRows(rows, (row) => toLiveEvent(row, competitionIdOf)));
    if (rows.length < wanted) return events;
    if (!isWanted()) return null;
    from += wanted;
    wanted = furtherPage;
  }
}
