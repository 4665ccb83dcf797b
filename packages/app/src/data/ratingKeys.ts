import type { UserId } from '@tribunen/domain';
import { privateKey } from '../services/privateKey.ts';

/**
 * The prefix of the ratings of all squads, as one reader sees them.
 *
 * @param reader null for a visitor
 */
export function squadRatingsKey(reader: UserId | null) {
  return privateKey(reader ?? 'visitor', 'player-ratings');
}

/**
 * The prefix of the courses of all players' ratings, as one reader sees them.
 *
 * @param reader null for a visitor
 */
export function ratingCoursesKey(reader: UserId | null) {
  return privateKey(reader ?? 'visitor', 'rating-course');
}
