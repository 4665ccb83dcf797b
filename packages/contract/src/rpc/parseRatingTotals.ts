import { noStars, type PlayerId, type RatingTotals } from '@tribunen/domain';
import { array, object } from 'valibot';
import { playerId } from '../brands.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { ratingTotalsAnswer } from './player_rating_totals.ts';

const answer = array(object({ ...ratingTotalsAnswer.item.entries, player_id: playerId }));

/**
 * The ratings of some players, added up, in the order of the answer. A player without stars is left out.
 *
 * @throws {ContractError} when the answer is not a list of such rows
 */
export function parseRatingTotals(raw: unknown): readonly RatingTotals[] {
  const totals = new Map<PlayerId, RatingTotals>();
  for (const row of parseAnswer('player_rating_totals', answer, raw)) {
    const { player_id, category, crowd_sum, crowd_count, friends_sum, friends_count } = row;
    const { everybody, friends } = totals.get(player_id) ?? { everybody: noStars, friends: noStars };
    totals.set(player_id, {
      playerId: player_id,
      everybody: { ...everybody, [category]: { sum: crowd_sum, count: crowd_count } },
      friends: { ...friends, [category]: { sum: friends_sum, count: friends_count } },
    });
  }
  return [...totals.values()];
}
