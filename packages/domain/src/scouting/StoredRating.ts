import type { Brand } from '../brand.ts';
import type { MatchId } from '../match/Match.ts';
import type { UserId } from '../people/UserId.ts';
import type { PlayerRating } from './Rating.ts';

export type RatingId = Brand<string, 'RatingId'>;

/** A spectator's rating of a player. There is one for each spectator and player: a new rating replaces it. */
export interface StoredRating extends PlayerRating {
  readonly id: RatingId;
  readonly userId: UserId;
  /** The match after which it was last changed; null when the match is not known. */
  readonly matchId: MatchId | null;
}
