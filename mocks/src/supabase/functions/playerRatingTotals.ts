import type { RatingTotalsAnswer } from '@tribunen/contract';
import { RATING_CATEGORIES } from '@tribunen/domain';
import type { Database } from '../../database.ts';
import { compareValues, PostgresError, type Who } from '@tribunen/protocol';
import { friendsOf } from '../friendsOf.ts';

/**
 * The same as the database function `player_rating_totals`: the sums of the stars that everybody, and the caller's
 * friends, have given some players in each category. Players come in the order in which they were first rated.
 *
 * @param players the argument as it was sent
 * @throws {PostgresError} 22023 when `players` is not a list, PT400 when it has more than 100 players
 */
export function playerRatingTotals(
  database: Pick<Database, 'player_ratings' | 'friendships' | 'user_blocks'>,
  who: Who,
  players: unknown,
): RatingTotalsAnswer {
  const asked = new Set(readTexts(players));
  const friends = who.role === 'authenticated' ? friendsOf(database, who.id) : new Set<string>();
  const rows = new Map<string, RatingTotalsAnswer[number]>();
  const firstRated = new Map<string, string>();
  for (const rating of database.player_ratings.rows(({ player_id }) => asked.has(player_id))) {
    const { player_id, user_id, created_at } = rating;
    for (const category of RATING_CATEGORIES) {
      const stars = rating[`${category}_rating`];
      if (stars === null) continue;
      const key = `${player_id} ${category}`;
      const row = rows.get(key) ?? { ...nothing, player_id, category };
      const isFriend = friends.has(user_id);
      rows.set(key, {
        ...row,
        crowd_sum: row.crowd_sum + stars,
        crowd_count: row.crowd_count + 1,
        friends_sum: row.friends_sum + (isFriend ? stars : 0),
        friends_count: row.friends_count + (isFriend ? 1 : 0),
      });
      const first = firstRated.get(player_id);
      if (first === undefined || compareValues(created_at, first) < 0) firstRated.set(player_id, created_at);
    }
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      compareValues(firstRated.get(a.player_id), firstRated.get(b.player_id)) ||
      compareValues(a.player_id, b.player_id) ||
      compareValues(a.category, b.category),
  );
}

const mostPlayers = 100;
const nothing = { crowd_sum: 0, crowd_count: 0, friends_sum: 0, friends_count: 0 };

/** The texts of a list, as `jsonb_array_elements_text` reads them. */
function readTexts(list: unknown): readonly unknown[] {
  if (list === null) return [];
  if (!Array.isArray(list)) {
    const kind = typeof list === 'object' ? 'an object' : 'a scalar';
    throw new PostgresError('22023', `cannot extract elements from ${kind}`);
  }
  if (list.length > mostPlayers) throw new PostgresError('PT400', `at most ${mostPlayers} players can be asked for`);
  return list.map((each: unknown) => (typeof each === 'number' || typeof each === 'boolean' ? String(each) : each));
}
