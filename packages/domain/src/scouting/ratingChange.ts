import type { MatchId } from '../match/Match.ts';
import type { UserId } from '../people/UserId.ts';
import { type PlayerRating, type Rating, RATING_CATEGORIES } from './Rating.ts';
import { unrated } from './RatingDraft.ts';
import { noStars, type RatingTotals, replaceInSums } from './RatingTotals.ts';
import type { RatingId, StoredRating } from './StoredRating.ts';

/** A change that a spectator saves: the stars of one player, or of several at once. */
export interface RatingChange {
  readonly userId: UserId;
  readonly matchId: MatchId;
  readonly ratings: readonly PlayerRating[];
}

/** The ratings of several players, as one reader sees them. */
export interface SquadRatings {
  /** A player whom nobody has rated is left out. */
  readonly totals: readonly RatingTotals[];
  /** The reader's own, at most one for each player. */
  readonly own: readonly StoredRating[];
}

/**
 * The ratings once the reader has saved some. They count in the totals at once. A category without stars is not saved:
 * its stored stars stay (SCOUT-2, SCOUT-9).
 */
export function withRatingChange(known: SquadRatings, change: RatingChange): SquadRatings {
  const { userId, matchId } = change;
  return change.ratings.reduce<SquadRatings>((ratings, { playerId, playerName, rating }) => {
    const before = ratings.own.find((row) => row.playerId === playerId);
    return receiveOwnRating(ratings, {
      // This id is used until the server's own id is known.
      id: before?.id ?? (`${userId} ${playerId}` as RatingId),
      userId,
      matchId,
      playerId,
      playerName,
      rating: savedOver(before?.rating ?? unrated, rating),
    });
  }, known);
}

/**
 * The ratings with a rating of the reader's own that has arrived. It replaces the reader's earlier rating of the player,
 * in the totals too (SCOUT-9).
 */
export function receiveOwnRating({ totals, own }: SquadRatings, arrived: StoredRating): SquadRatings {
  const place = own.findIndex(({ playerId }) => playerId === arrived.playerId);
  const before = own[place]?.rating ?? null;
  return {
    totals: replaceInTotals(totals, arrived, before),
    own: place === -1 ? [...own, arrived] : own.with(place, arrived),
  };
}

function replaceInTotals(
  totals: readonly RatingTotals[],
  { playerId, rating }: StoredRating,
  before: Rating | null,
): readonly RatingTotals[] {
  const place = totals.findIndex((each) => each.playerId === playerId);
  const known = totals[place] ?? { playerId, everybody: noStars, friends: noStars };
  const next = { ...known, everybody: replaceInSums(known.everybody, before, rating) };
  return place === -1 ? [...totals, next] : totals.with(place, next);
}

function savedOver(before: Rating, given: Rating): Rating {
  return RATING_CATEGORIES.reduce<Rating>(
    (rating, category) => ({ ...rating, [category]: given[category] ?? before[category] }),
    before,
  );
}
