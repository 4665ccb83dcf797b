import { type Stars, toStars } from './toStars.ts';

/**
 * The stars that a key sets on a row of stars: the arrows step by a half, a page by one, Home and End go to the ends,
 * and a digit from 1 to 5 sets that many stars. Null for every other key, and when the row stays as it is (SCOUT-13).
 *
 * @param key as the browser names it
 * @param stars null while the row is untouched
 */
export function starsForKey(key: string, stars: Stars | null): Stars | null {
  const wanted = /^[1-5]$/.test(key) ? Number(key) : afterStep(key, stars ?? 0);
  if (wanted === null) return null;
  const set = toStars(Math.max(wanted, 0.5));
  return set === stars || (stars === null && wanted < 0.5) ? null : set;
}

function afterStep(key: string, stars: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return stars + 0.5;
    case 'ArrowLeft':
    case 'ArrowDown':
      return stars - 0.5;
    case 'PageUp':
      return stars + 1;
    case 'PageDown':
      return stars - 1;
    case 'Home':
      return 0.5;
    case 'End':
      return 5;
    default:
      return null;
  }
}
