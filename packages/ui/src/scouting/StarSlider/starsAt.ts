import { type Stars, toStars } from '@tribunen/domain';

/**
 * The stars at a place of the row, from its left edge (0) to its right edge (1): the half star that is pointed at, and
 * beyond the edges the first or the last.
 */
export function starsAt(share: number): Stars {
  return toStars(share * 5) ?? 0.5;
}
