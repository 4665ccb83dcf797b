import type { PlayerRatingHistoryRow, RatingCourseRow } from '@tribunen/contract';
import { instantAt, toStars } from '@tribunen/domain';
import type { Database } from '../../database.ts';
import type { Who } from '@tribunen/protocol';
import { friendsOf } from '../friendsOf.ts';

/** The most matches in an answer: a season has 38. */
const mostMatches = 38;

/**
 * The same as the database function `player_rating_course`: for each match of a player, latest first, the caller's own
 * rating, the average of the caller's friends and everybody's average.
 */
export function playerRatingCourse(
  database: Pick<Database, 'player_rating_history' | 'friendships' | 'user_blocks'>,
  who: Who,
  player: string,
): readonly RatingCourseRow[] {
  const me = who.role === 'authenticated' ? who.id : null;
  const friends = who.role === 'authenticated' ? friendsOf(database, who.id) : new Set<string>();
  const rated = database.player_rating_history.rows(
    ({ player_id, overall_rating }) => player_id === player && overall_rating !== null,
  );
  const matches = new Set(rated.map(({ match_id }) => match_id));
  return [...matches]
    .map((match_id): RatingCourseRow => {
      const rows = rated.filter((row) => row.match_id === match_id);
      const ofFriends = rows.filter(({ user_id }) => friends.has(user_id));
      return {
        match_id,
        rated_at: instantAt(Math.max(...rows.map(({ rated_at }) => Date.parse(rated_at)))),
        own_rating: toStars(rows.find(({ user_id }) => user_id === me)?.overall_rating),
        friends_average: ofFriends.length === 0 ? null : averageOf(ofFriends),
        friends_count: ofFriends.length,
        crowd_average: averageOf(rows),
        crowd_count: rows.length,
      };
    })
    .toSorted((a, b) => Date.parse(b.rated_at) - Date.parse(a.rated_at) || (a.match_id < b.match_id ? -1 : 1))
    .slice(0, mostMatches);
}

/** The average to one decimal, rounded half up. */
function averageOf(rows: readonly PlayerRatingHistoryRow[]): number {
  const sum = rows.reduce((total, { overall_rating }) => total + (overall_rating ?? 0), 0);
  return Math.round((sum * 10) / rows.length) / 10;
}
