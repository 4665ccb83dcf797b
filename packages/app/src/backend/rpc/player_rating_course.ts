import type { PostgrestClient } from '@supabase/postgrest-js';
import { type RatingCourseRequest, toRatedMatch } from '@tribunen/contract';
import type { PlayerId, RatedMatch } from '@tribunen/domain';
import { parseRows } from '../tables/parseRows.ts';
import { readRows } from '../tables/rows.ts';

const procedure = 'player_rating_course';

/**
 * What a player was given after each match, the latest first (SCOUT-14). A row that breaks the contract is left out and reported.
 *
 * @throws TableError
 */
export async function getRatingCourse(tables: PostgrestClient, player: PlayerId): Promise<readonly RatedMatch[]> {
  const asked: RatingCourseRequest = { rated_player: player };
  return parseRows(await readRows(procedure, tables.rpc(procedure, asked).throwOnError()), toRatedMatch);
}
