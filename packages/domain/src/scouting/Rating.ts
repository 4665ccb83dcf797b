import type { Brand } from '../brand.ts';
import type { Stars } from './toStars.ts';

export type PlayerId = Brand<string, 'PlayerId'>;

/** The five rows of stars on the rating card, in the order of the screen. */
export const RATING_CATEGORIES = ['overall', 'technical', 'physical', 'tactical', 'mental'] as const;
export type RatingCategory = (typeof RATING_CATEGORIES)[number];

/** One spectator's stars for one player; null for a row of stars that is untouched. */
export type Rating = Readonly<Record<RatingCategory, Stars | null>>;

/** A rating of a player, as `player_ratings` stores it. */
export interface PlayerRating {
  readonly playerId: PlayerId;
  readonly playerName: string;
  readonly rating: Rating;
}
