import { type RatedMatch, toStars } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { matchId, utcInstant } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { ratingCourseRow } from './player_rating_course.ts';

const row = object({ ...ratingCourseRow.entries, match_id: matchId, rated_at: utcInstant });

/** One row of `player_rating_course`: a player's ratings after a match. */
export function toRatedMatch(raw: unknown): Parsed<RatedMatch> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('player_rating_course', parsed.issues) };
  const { match_id, rated_at, own_rating, friends_average, friends_count, crowd_average, crowd_count } = parsed.output;
  return {
    ok: true,
    value: {
      matchId: match_id,
      ratedAt: rated_at,
      mine: toStars(own_rating),
      friends: friends_average === null ? null : { average: friends_average, count: friends_count },
      everybody: { average: crowd_average, count: crowd_count },
    },
  };
}
