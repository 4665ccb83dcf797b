import { COLUMNS, entry, triangularise } from './matrix.ts';

const LAST = COLUMNS - 1;
const MOST_ROUNDS = 30;
/** Two unit vectors closer than this count as equal. */
const SETTLED = 1e-15;

/**
 * The unit vector that the rows map closest to zero: their right singular vector for the least singular value, found by
 * inverse iteration on the triangle made from the rows. Each row has nine numbers; there are at least nine rows, and
 * the call overwrites them.
 */
export function nullVector(rows: Float64Array): Float64Array {
  triangularise(rows);
  keepDiagonalFromZero(rows);
  let vector = unit(solveTriangle(rows, new Float64Array(COLUMNS).fill(1)));
  for (let round = 0, change = 1; round < MOST_ROUNDS && change > SETTLED; round += 1) {
    const next = unit(solveTriangle(rows, solveTransposed(rows, vector)));
    change = 1 - Math.abs(dot(next, vector));
    vector = next;
  }
  return vector;
}

/**
 * Four pairs leave the last row of the triangle empty. Dividing by a tiny number instead of zero is what finds the null
 * vector.
 */
function keepDiagonalFromZero(triangle: Float64Array): void {
  let largest = 0;
  for (let i = 0; i < COLUMNS; i += 1) largest = Math.max(largest, Math.abs(entry(triangle, i * COLUMNS + i)));
  const least = Number.EPSILON * largest;
  for (let i = 0; i < COLUMNS; i += 1) {
    const at = i * COLUMNS + i;
    if (Math.abs(entry(triangle, at)) < least) triangle[at] = least;
  }
}

/** x with R·x = right. */
function solveTriangle(triangle: Float64Array, right: Float64Array): Float64Array {
  const x = right.slice();
  for (let i = LAST; i >= 0; i -= 1) {
    let rest = entry(x, i);
    for (let j = i + 1; j < COLUMNS; j += 1) rest -= entry(triangle, i * COLUMNS + j) * entry(x, j);
    x[i] = rest / entry(triangle, i * COLUMNS + i);
  }
  return x;
}

/** x with Rᵀ·x = right. */
function solveTransposed(triangle: Float64Array, right: Float64Array): Float64Array {
  const x = right.slice();
  for (let i = 0; i < COLUMNS; i += 1) {
    let rest = entry(x, i);
    for (let j = 0; j < i; j += 1) rest -= entry(triangle, j * COLUMNS + i) * entry(x, j);
    x[i] = rest / entry(triangle, i * COLUMNS + i);
  }
  return x;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < COLUMNS; i += 1) sum += entry(a, i) * entry(b, i);
  return sum;
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
}
