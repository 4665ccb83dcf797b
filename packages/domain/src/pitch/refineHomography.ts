import { PAIR } from './generalPosition.ts';
import { COLUMNS, entry, triangularise } from './matrix.ts';

const FREE = COLUMNS - 1;
const MOST_ROUNDS = 50;
/** A sum of squares this small per pair, in square pixels, is only rounding. */
const EXACT = 1e-22;
/** A step is the last one when it improves the sum by less than this share of it. */
const WORTH_WHILE = 1e-9;
/** No damping at first. When a step does not improve the sum, damping grows until the step is too short to matter. */
const DAMPINGS = [0, 1e-4, 1e-2, 1, 1e2, 1e4, 1e6] as const;

/** Eight numbers of a matrix and the 1 that ends it, the sum of its squared errors, and how many steps led there. */
export interface Fit {
  readonly matrix: Float64Array;
  readonly sum: number;
  readonly rounds: number;
}

/**
 * The matrix near `start` with the least sum of squared reprojection errors over the coordinates, found by
 * Levenberg–Marquardt steps (PITCH-5). Never worse than `start`. A matrix is nine numbers, row-major, the last 1;
 * coordinates are four numbers a pair.
 */
export function refineHomography(start: Float64Array, coordinates: Float64Array): Fit {
  let best: Fit = { matrix: start, sum: squaredError(start, coordinates), rounds: 0 };
  while (best.rounds < MOST_ROUNDS && best.sum > (EXACT * coordinates.length) / PAIR) {
    const better = betterFit(best, coordinates);
    const gain = best.sum - better.sum;
    best = better;
    if (!(gain > WORTH_WHILE * best.sum)) break;
  }
  return best;
}

/** The fit one step further; the same fit when no step improves it. */
function betterFit(fit: Fit, coordinates: Float64Array): Fit {
  for (const damping of DAMPINGS) {
    const step = leastSquaresStep(fit.matrix, coordinates, damping);
    const matrix = fit.matrix.map((value, i) => value + entry(step, i));
    const sum = squaredError(matrix, coordinates);
    if (sum < fit.sum) return { matrix, sum, rounds: fit.rounds + 1 };
  }
  return fit;
}

function squaredError(h: Float64Array, coordinates: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < coordinates.length; at += PAIR) {
    const x = entry(coordinates, at);
    const y = entry(coordinates, at + 1);
    const weight = entry(h, 6) * x + entry(h, 7) * y + entry(h, 8);
    const u = (entry(h, 0) * x + entry(h, 1) * y + entry(h, 2)) / weight;
    const v = (entry(h, 3) * x + entry(h, 4) * y + entry(h, 5)) / weight;
    sum += (u - entry(coordinates, at + 2)) ** 2 + (v - entry(coordinates, at + 3)) ** 2;
  }
  return sum;
}

/**
 * The changes of the eight numbers that minimise the linearised error. Damping shortens the step in proportion to each
 * number's own scale.
 */
function leastSquaresStep(h: Float64Array, coordinates: Float64Array, damping: number): Float64Array {
  const damped = (coordinates.length / PAIR) * 2;
  const rows = new Float64Array((damping > 0 ? damped + COLUMNS : Math.max(damped, COLUMNS)) * COLUMNS);
  for (let at = 0, row = 0; at < coordinates.length; at += PAIR, row += 2 * COLUMNS) {
    const x = entry(coordinates, at);
    const y = entry(coordinates, at + 1);
    const weight = entry(h, 6) * x + entry(h, 7) * y + entry(h, 8);
    const u = (entry(h, 0) * x + entry(h, 1) * y + entry(h, 2)) / weight;
    const v = (entry(h, 3) * x + entry(h, 4) * y + entry(h, 5)) / weight;
    rows[row] = rows[row + COLUMNS + 3] = x / weight;
    rows[row + 1] = rows[row + COLUMNS + 4] = y / weight;
    rows[row + 2] = rows[row + COLUMNS + 5] = 1 / weight;
    rows[row + 6] = (-u * x) / weight;
    rows[row + 7] = (-u * y) / weight;
    rows[row + 8] = entry(coordinates, at + 2) - u;
    rows[row + COLUMNS + 6] = (-v * x) / weight;
    rows[row + COLUMNS + 7] = (-v * y) / weight;
    rows[row + COLUMNS + 8] = entry(coordinates, at + 3) - v;
  }
  for (let column = 0; column < FREE && damping > 0; column += 1) {
    let square = 0;
    for (let row = 0; row < damped; row += 1) square += entry(rows, row * COLUMNS + column) ** 2;
    rows[(damped + column) * COLUMNS + column] = Math.sqrt(damping * square);
  }
  triangularise(rows);
  const step = new Float64Array(COLUMNS);
  for (let i = FREE - 1; i >= 0; i -= 1) {
    let rest = entry(rows, i * COLUMNS + FREE);
    for (let j = i + 1; j < FREE; j += 1) rest -= entry(rows, i * COLUMNS + j) * entry(step, j);
    const diagonal = entry(rows, i * COLUMNS + i);
    // A number without any effect yet, as when the start maps every point to one pixel, stays as it is.
    step[i] = diagonal === 0 ? 0 : rest / diagonal;
  }
  return step;
}
