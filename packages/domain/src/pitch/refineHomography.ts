import { PAIR } from './generalPosition.ts';
import { COLUMNS, entry, triangularise } from './matrix.ts';

const FREE = COLUMNS - 1;
const MOST_ROUNDS = 20;
const MOST_HALVINGS = 8;
/** A sum of squares this small per pair is nothing but rounding. */
const EXACT = 1e-28;
/** A step that betters the sum by less than this part of it is the last. */
const WORTH_WHILE = 1e-13;

/**
 * The matrix near `start` (nine numbers, row-major) whose reprojection error has the least sum of squares: Gauss and Newton's steps, each
 * halved until it betters the sum. The null vector alone weighs pairs far from the camera wrongly (PITCH-5); without a bettering step it
 * stands as it was.
 */
export function refineHomography(start: Float64Array, coordinates: Float64Array): Float64Array {
  const count = coordinates.length / PAIR;
  const scale = entry(start, FREE);
  let best = start.map((value) => value / scale);
  let sum = squaredError(best, coordinates);
  for (let round = 0; round < MOST_ROUNDS && sum > EXACT * count; round += 1) {
    const step = gaussNewtonStep(best, coordinates);
    const before = sum;
    for (let halving = 0, part = 1; halving < MOST_HALVINGS && sum === before; halving += 1, part /= 2) {
      const tried = best.map((value, i) => value + part * entry(step, i));
      const triedSum = squaredError(tried, coordinates);
      if (triedSum < before) {
        best = tried;
        sum = triedSum;
      }
    }
    if (!(before - sum > WORTH_WHILE * before)) break;
  }
  // A start that the horizon runs through the middle of has no last entry to divide by.
  return Number.isFinite(sum) ? best : start;
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

/** What to add to the first eight numbers (the ninth stays 1) so that the error, taken as linear, becomes least. */
function gaussNewtonStep(h: Float64Array, coordinates: Float64Array): Float64Array {
  const rows = new Float64Array(Math.max(COLUMNS, (coordinates.length / PAIR) * 2) * COLUMNS);
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
  triangularise(rows);
  const step = new Float64Array(COLUMNS);
  for (let i = FREE - 1; i >= 0; i -= 1) {
    let rest = entry(rows, i * COLUMNS + FREE);
    for (let j = i + 1; j < FREE; j += 1) rest -= entry(rows, i * COLUMNS + j) * entry(step, j);
    step[i] = rest / entry(rows, i * COLUMNS + i);
  }
  return step;
}
