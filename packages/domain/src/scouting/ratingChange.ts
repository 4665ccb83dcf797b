import type { MatchId } from '../match/Match.ts';
import type { UserId } from '../people/UserId.ts';
import { type PlayerRating, type Rating, RATING_CATEGORIES } from './Rating.ts';
import { unrated } from './RatingDraft.ts';
import type { RatingId, StoredRating } from './StoredRating.ts';

/** A change that a spectator saves: the stars of one player, or of several at once. */
export interface RatingChange {
  readonly userId: UserId;
  readonly matchId: MatchId;
  readonly ratings: readonly PlayerRating[];
}

/**
 * The stored ratings once a spectator has saved theirs. A category without stars is not saved: its stored stars stay
 * (SCOUT-2, SCOUT-9).
 *
 * @example
 * const four = { overall: 4, technical: null, physical: null, tactical: null, mental: null };
 * const saved = { userId: 'kari', matchId: '7', ratings: [{ playerId: 'p', playerName: 'Berg', rating: four }] };
 * withRatingChange([], saved).length; // 1
 */
export function withRatingChange(stored: readonly StoredRating[], change: RatingChange): readonly StoredRating[] {
  const { userId, matchId } = change;
  return change.ratings.reduce<readonly StoredRating[]>((rows, { playerId, playerName, rating }) => {
    const before = rows.find((row) => row.userId === userId && row.playerId === playerId);
    return receiveRating(rows, {
      // This id is used until the server's own id is known.
      id: before?.id ?? (`${userId} ${playerId}` as RatingId),
      userId,
      matchId,
      playerId,
      playerName,
      rating: savedOver(before?.rating ?? unrated, rating),
    });
  }, stored);
}

/**
 * The stored ratings with a rating that has arrived. A spectator has one rating of a player: the new rating replaces
 * it, and a first rating comes last (SCOUT-9).
 *
 * @example
 * receiveRating([], { id: 'r', userId: 'kari', playerId: 'p' }).length; // 1
 */
export function receiveRating(stored: readonly StoredRating[], arrived: StoredRating): readonly StoredRating[] {
  const place = stored.findIndex(({ userId, playerId }) => userId === arrived.userId && playerId === arrived.playerId);
  return place === -1 ? [...stored, arrived] : stored.with(place, arrived);
}

function savedOver(before: Rating, given: Rating): Rating {
  return RATING_CATEGORIES.reduce<Rating>(
    (rating, category) => ({ ...rating, [category]: given[category] ?? before[category] }),
    before,
  );
}
