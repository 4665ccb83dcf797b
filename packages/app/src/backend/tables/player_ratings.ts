import type { PostgrestClient } from '@supabase/postgrest-js';
import { toPlayerRating } from '@tribunen/contract';
import { type PlayerId, type RatingChange, type RatingRow, type StoredRating, toRatingRow } from '@tribunen/domain';
import { parseRows } from './parseRows.ts';
import { readRows } from './rows.ts';

const table = 'player_ratings';
/** As many rows as PostgREST answers with at most, by the setting of a hosted project. */
const pageSize = 1000;

/**
 * Every rating of some players, the oldest first. A row that breaks the contract is left out and reported.
 *
 * @throws TableError
 */
export async function selectRatings(
  tables: PostgrestClient,
  players: readonly PlayerId[],
): Promise<readonly StoredRating[]> {
  if (players.length === 0) return [];
  const rows: unknown[] = [];
  let page: readonly unknown[];
  do {
    const next = tables
      .from(table)
      .select('*')
      .in('player_id', players)
      .order('created_at', { ascending: true })
      .order('id', { ascending: true })
      .range(rows.length, rows.length + pageSize - 1);
    page = await readRows(table, next.throwOnError());
    rows.push(...page);
  } while (page.length === pageSize);
  return parseRows(rows, toPlayerRating);
}

/**
 * Saves a spectator's ratings, with the match that they are given after. Only categories with stars are sent (SCOUT-2).
 * Players who are rated in the same categories, as a whole team is, are saved by one call: all or none of them.
 *
 * @throws TableError
 */
export async function upsertRatings(tables: PostgrestClient, change: RatingChange): Promise<void> {
  for (const rows of byColumns(change)) {
    const saved = tables.from(table).upsert(rows, { onConflict: 'user_id,player_id' }).select('id');
    await readRows(table, saved.throwOnError());
  }
}

type SavedRow = RatingRow & {
  readonly user_id: string;
  readonly player_id: string;
  readonly player_name: string;
  readonly match_id: string;
};

/** The rows of one call have the same columns: a column that a row leaves out would be emptied. */
function byColumns({ userId, matchId, ratings }: RatingChange): readonly SavedRow[][] {
  const groups = new Map<string, SavedRow[]>();
  for (const { playerId, playerName, rating } of ratings) {
    const stars = toRatingRow(rating);
    if (stars === null) continue;
    const columns = Object.keys(stars).join();
    const row = { user_id: userId, player_id: playerId, player_name: playerName, match_id: matchId, ...stars };
    groups.set(columns, [...(groups.get(columns) ?? []), row]);
  }
  return [...groups.values()];
}
