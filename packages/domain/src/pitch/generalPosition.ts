import { entry } from './matrix.ts';

/**
 * How far off a line, in spreads of the whole set, a point must lie to count as off it. Rounding moves a point by less.
 */
const OFF_LINE = 1e-12;

/** How many numbers a pair takes in a list of coordinates: x and y in the world, x and y in the image. */
export const PAIR = 4;

/**
 * Whether four of the pairs are in general position: no three of the four on a line, neither in the world nor in the
 * image (PITCH-7). The coordinates are four numbers a pair, each plane's with a spread of about 1.
 */
export function inGeneralPosition(coordinates: Float64Array): boolean {
  const inWorld = (a: number, b: number, c: number): boolean => onLineIn(coordinates, a, b, c);
  const inImage = (a: number, b: number, c: number): boolean => onLineIn(coordinates, a + 2, b + 2, c + 2);
  const pairs = Array.from({ length: coordinates.length / PAIR }, (_, n) => n * PAIR);
  // Each plane is checked by itself first, with every point once: hundreds of clicks on a few keys are rejected
  // quickly.
  return (
    hasFour(distinctIn(coordinates, pairs, 0), inWorld) &&
    hasFour(distinctIn(coordinates, pairs, 2), inImage) &&
    hasFour(pairs, (a, b, c) => inWorld(a, b, c) || inImage(a, b, c))
  );
}

function distinctIn(coordinates: Float64Array, pairs: readonly number[], offset: number): number[] {
  const placeOf = (pair: number): string =>
    `${entry(coordinates, pair + offset)} ${entry(coordinates, pair + offset + 1)}`;
  return [...new Map(pairs.map((pair) => [placeOf(pair), pair])).values()];
}

function hasFour(pairs: readonly number[], onLine: (a: number, b: number, c: number) => boolean): boolean {
  return pairs.some((a, n) =>
    pairs.slice(n + 1).some((b, m) => {
      const later = pairs.slice(n + m + 2);
      return later.some(
        (c, k) =>
          !onLine(a, b, c) && later.slice(k + 1).some((d) => !onLine(a, b, d) && !onLine(a, c, d) && !onLine(b, c, d)),
      );
    }),
  );
}

function onLineIn(coordinates: Float64Array, a: number, b: number, c: number): boolean {
  const abX = entry(coordinates, b) - entry(coordinates, a);
  const abY = entry(coordinates, b + 1) - entry(coordinates, a + 1);
  const acX = entry(coordinates, c) - entry(coordinates, a);
  const acY = entry(coordinates, c + 1) - entry(coordinates, a + 1);
  const longest = Math.max(Math.abs(abX) + Math.abs(abY), Math.abs(acX) + Math.abs(acY));
  // The area of the parallelogram over its base: how far the third point is off the line of the other two.
  return Math.abs(abX * acY - abY * acX) <= OFF_LINE * longest;
}
