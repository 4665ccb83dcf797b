import { inGeneralPosition, PAIR } from './generalPosition.ts';
import type { Homography, PointPair, WorldPoint } from './Homography.ts';
import { COLUMNS, entry } from './matrix.ts';
import { nullVector } from './nullVector.ts';
import type { PitchPoint } from './PitchPoint.ts';
import { refineHomography } from './refineHomography.ts';

/**
 * The middle of a plane's points, and how widely they spread. Moved to 0 and scaled to spread 1, metres and pixels
 * weigh the same.
 */
interface Spread {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Shaky clicks of which all but one lie close to a line can lead the linear solution into a local minimum that no
 * refining leaves. A refinement that takes more steps than this is suspect, so a start that assumes nothing is refined
 * too, and the better of the two wins.
 */
const EASY_ROUNDS = 3;
/** Maps every point to the middle of the image. */
const ALL_AS_ONE = Float64Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1);

/**
 * The matrix from metres to pixels with the least squared reprojection error over all pairs, exact for four (PITCH-5,
 * PITCH-6): the normalised direct linear transform, then refined. A point may appear several times (PITCH-8). Null only
 * when no four pairs are in general position (no three of the four on a line) or a number is not finite (PITCH-7).
 */
export function solveHomography<World extends WorldPoint = PitchPoint>(
  pairs: readonly PointPair<World>[],
): Homography<World> | null {
  const coordinates = coordinatesOf(pairs);
  const normalised = coordinates.slice();
  const world = normalise(normalised, 0);
  const image = normalise(normalised, 2);
  if (!normalised.every(Number.isFinite) || !inGeneralPosition(normalised)) return null;
  const toPixels = (matrix: Float64Array) => refineHomography(denormalise(matrix, world, image), coordinates);
  let fit = toPixels(nullVector(linearEquations(normalised)));
  if (fit.rounds > EASY_ROUNDS) {
    const other = toPixels(refineHomography(ALL_AS_ONE, normalised).matrix);
    if (other.sum < fit.sum) fit = other;
  }
  const { matrix } = fit;
  return [
    [entry(matrix, 0), entry(matrix, 1), entry(matrix, 2)],
    [entry(matrix, 3), entry(matrix, 4), entry(matrix, 5)],
    [entry(matrix, 6), entry(matrix, 7), 1],
  ];
}

function coordinatesOf(pairs: readonly PointPair<WorldPoint>[]): Float64Array {
  const coordinates = new Float64Array(pairs.length * PAIR);
  let at = 0;
  for (const { world, image } of pairs) {
    coordinates[at] = world.x;
    coordinates[at + 1] = world.y;
    coordinates[at + 2] = image.x;
    coordinates[at + 3] = image.y;
    at += PAIR;
  }
  return coordinates;
}

/**
 * Moves one plane's points (from the `offset`th number of each pair) to a middle of 0 and a mean distance of √2 from
 * it.
 */
function normalise(coordinates: Float64Array, offset: number): Spread {
  const count = coordinates.length / PAIR;
  let x = 0;
  let y = 0;
  for (let at = offset; at < coordinates.length; at += PAIR) {
    x += entry(coordinates, at) / count;
    y += entry(coordinates, at + 1) / count;
  }
  let distance = 0;
  for (let at = offset; at < coordinates.length; at += PAIR) {
    distance += Math.hypot(entry(coordinates, at) - x, entry(coordinates, at + 1) - y) / count;
  }
  const scale = Math.SQRT2 / distance;
  for (let at = offset; at < coordinates.length; at += PAIR) {
    coordinates[at] = (entry(coordinates, at) - x) * scale;
    coordinates[at + 1] = (entry(coordinates, at + 1) - y) * scale;
  }
  return { x, y, scale };
}

/** Two rows a pair that the nine numbers of the sought matrix map to zero, filled up to nine with rows of zeros. */
function linearEquations(coordinates: Float64Array): Float64Array {
  const rows = new Float64Array(Math.max(COLUMNS, (coordinates.length / PAIR) * 2) * COLUMNS);
  for (let at = 0, row = 0; at < coordinates.length; at += PAIR, row += 2 * COLUMNS) {
    const x = entry(coordinates, at);
    const y = entry(coordinates, at + 1);
    const u = entry(coordinates, at + 2);
    const v = entry(coordinates, at + 3);
    rows[row] = rows[row + COLUMNS + 3] = x;
    rows[row + 1] = rows[row + COLUMNS + 4] = y;
    rows[row + 2] = rows[row + COLUMNS + 5] = 1;
    rows[row + 6] = -u * x;
    rows[row + 7] = -u * y;
    rows[row + 8] = -u;
    rows[row + COLUMNS + 6] = -v * x;
    rows[row + COLUMNS + 7] = -v * y;
    rows[row + COLUMNS + 8] = -v;
  }
  return rows;
}

/**
 * The matrix between metres and pixels, from the one between the two normalised planes, scaled to end in 1 (PITCH-9).
 */
function denormalise(h: Float64Array, world: Spread, image: Spread): Float64Array {
  const fromMetres = (row: number) => {
    const x = entry(h, row * 3) * world.scale;
    const y = entry(h, row * 3 + 1) * world.scale;
    return [x, y, entry(h, row * 3 + 2) - x * world.x - y * world.y] as const;
  };
  const [g0, g1, g2] = fromMetres(2);
  // The world's origin may lie on the horizon. The smallest number that makes a difference puts it beside the horizon.
  const least = Number.EPSILON * (Math.abs(g0) + Math.abs(g1));
  const last = Math.abs(g2) < least ? least : g2;
  const toPixels = ([x, y, one]: readonly [number, number, number], middle: number) => [
    (x / image.scale + middle * g0) / last,
    (y / image.scale + middle * g1) / last,
    (one / image.scale + middle * g2) / last,
  ];
  return Float64Array.of(
    ...toPixels(fromMetres(0), image.x),
    ...toPixels(fromMetres(1), image.y),
    g0 / last,
    g1 / last,
    1,
  );
}
