import { averageStars, type AverageStars } from './averageStars.ts';
import type { PlayerId, PlayerRating } from './Rating.ts';

const SHOWN = 3;

/** A row of the card of top players, which lists the highest first. */
export interface TopPlayer extends AverageStars {
  readonly playerId: PlayerId;
  readonly playerName: string;
}

/**
 * The three players with the highest shown average of at least one rating. Equal averages keep the order in which the
 * players first appear (SCOUT-5).
 *
 * @example
 * const five = { overall: 5, technical: null, physical: null, tactical: null, mental: null };
 * topPlayers([{ playerId: 'p', playerName: 'Berg', rating: five }]); // [{ playerId: 'p', playerName: 'Berg', average: 5, count: 1 }]
 */
export function topPlayers(ratings: readonly PlayerRating[]): TopPlayer[] {
  const byPlayer = new Map<PlayerId, PlayerRating[]>();
  for (const rating of ratings) {
    const own = byPlayer.get(rating.playerId);
    if (own === undefined) byPlayer.set(rating.playerId, [rating]);
    else own.push(rating);
  }
  return [...byPlayer.values()]
    .flatMap(toTopPlayer)
    .toSorted((a, b) => b.average - a.average)
    .slice(0, SHOWN);
}

function toTopPlayer(ratings: readonly PlayerRating[]): TopPlayer[] {
  const average = averageStars(ratings);
  return average === null
    ? []
    : ratings.slice(0, 1).map(({ playerId, playerName }) => ({ playerId, playerName, ...average }));
}
