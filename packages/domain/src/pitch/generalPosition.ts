import { entry } from './matrix.ts';

/** How far off a line, in spreads of the whole set, a point must lie to count as off it: rounding moves a point by less. */
const OFF_LINE = 1e-12;

/** Numbers a pair takes in a list of coordinates: x and y in the world, x and y in the image. */
export const PAIR = 4;

/**
 * Whether four of the pairs are in general position: no three of the four on a line, neither in the world nor in the image (PITCH-7). The
 * coordinates are four numbers a pair, each plane's of spread about 1.
 */
export function inGeneralPosition(coordinates: Float64Array): boolean {
  const count = coordinates.length / PAIR;
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      for (let c = b + 1; c < count; c += 1) {
        if (onLine(coordinates, a, b, c)) continue;
        for (let d = c + 1; d < count; d += 1) {
          if (!onLine(coordinates, a, b, d) && !onLine(coordinates, a, c, d) && !onLine(coordinates, b, c, d))
            return true;
        }
      }
    }
  }
  return false;
}

/** Whether three pairs lie on one line in the world or in the image; two that coincide do. */
function onLine(coordinates: Float64Array, a: number, b: number, c: number): boolean {
  return (
    onLineIn(coordinates, a * PAIR, b * PAIR, c * PAIR) ||
    onLineIn(coordinates, a * PAIR + 2, b * PAIR + 2, c * PAIR + 2)
  );
}

function onLineIn(coordinates: Float64Array, a: number, b: number, c: number): boolean {
  const abX = entry(coordinates, b) - entry(coordinates, a);
  const abY = entry(coordinates, b + 1) - entry(coordinates, a + 1);
  const acX = entry(coordinates, c) - entry(coordinates, a);
  const acY = entry(coordinates, c + 1) - entry(coordinates, a + 1);
  const longest = Math.max(Math.abs(abX) + Math.abs(abY), Math.abs(acX) + Math.abs(acY));
  // The area of the triangle's parallelogram over its base: how far the third point is off the line of the others.
  return Math.abs(abX * acY - abY * acX) <= OFF_LINE * longest;
}
