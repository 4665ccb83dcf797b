import type { PostgrestClient } from '@supabase/postgrest-js';
import { toLiveEvent } from '@tribunen/contract';
import type { LiveEvent, MatchId, UtcInstant } from '@tribunen/domain';
import type { CompetitionIdOf } from '../realtime/live_events_new.ts';
import { parseRows } from './parseRows.ts';
import { readRows } from './readRows.ts';

const table = 'live_events_new';
/** Events of one match that a backfill asks for at a time, and of all matches that a poll does (part 1 §9). */
const mostOfMatch = 100;
const mostOfAll = 50;
/** The pages after a first one that was full: rare, and then there may be many. Supabase gives at most a thousand rows. */
const furtherPage = 500;

/** How events are read that may fill more than one page. */
export interface EventPages {
  readonly competitionIdOf: CompetitionIdOf;
  /** Whether the next page is still wanted: who asked may have stopped, or nobody may look any longer. */
  readonly isWanted: () => boolean;
}

/**
 * The events of a match since a moment, that moment included, the oldest first: all of them, page by page; null where they are not wanted
 * to the end.
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
 * The events of all matches since a moment, that moment included, the oldest first: all of them, page by page, so that fifty old ones
 * hide no new one; null where they are not wanted to the end.
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
  // By id too: of events of one moment each page must know which it has had.
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
    // One after another: only an answer tells whether there is a next page.
    const rows = await readRows(table, selectPage(from, from + wanted - 1));
    events.push(...parseRows(rows, (row) => toLiveEvent(row, competitionIdOf)));
    if (rows.length < wanted) return events;
    if (!isWanted()) return null;
    from += wanted;
    wanted = furtherPage;
  }
}
