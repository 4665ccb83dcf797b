import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMNS, entry, triangularise } from './matrix.ts';
import { nullVector } from './nullVector.ts';

const number = fc.integer({ min: -10_000, max: 10_000 }).map((thousandths) => thousandths / 1000);
const matrix = (rows: number) =>
  fc.array(number, { minLength: rows * COLUMNS, maxLength: rows * COLUMNS }).map((values) => Float64Array.from(values));

function gram(values: Float64Array, height: number, i: number, j: number): number {
  let sum = 0;
  for (let row = 0; row < height; row += 1) sum += entry(values, row * COLUMNS + i) * entry(values, row * COLUMNS + j);
  return sum;
}

test('an entry outside the matrix is NaN', () => {
  expect(entry(Float64Array.of(1, 2), 1)).toBe(2);
  expect(entry(Float64Array.of(1, 2), 2)).toBeNaN();
});

test('PITCH-5 the triangle keeps the lengths of the columns and the angles between them', () => {
  fc.assert(
    fc.property(matrix(12), (values) => {
      const triangle = values.slice();
      triangularise(triangle);
      for (let row = 1; row < 12; row += 1) triangle.fill(0, row * COLUMNS, row * COLUMNS + Math.min(row, COLUMNS));
      for (let i = 0; i < COLUMNS; i += 1) {
        for (let j = 0; j < COLUMNS; j += 1) expect(gram(triangle, 12, i, j)).toBeCloseTo(gram(values, 12, i, j), 8);
      }
    }),
    { seed: 1, numRuns: 50 },
  );
});

test('PITCH-5 the null vector has length 1, and no other vector is mapped closer to zero', () => {
  const unit = fc
    .array(number, { minLength: COLUMNS, maxLength: COLUMNS })
    .filter((values) => Math.hypot(...values) > 1e-3)
    .map((values) => values.map((value) => value / Math.hypot(...values)));
  const lengthOf = (rows: Float64Array, vector: ArrayLike<number>) => {
    const products = Array.from({ length: rows.length / COLUMNS }, (_, row) =>
      Array.from(vector).reduce((sum, value, column) => sum + value * entry(rows, row * COLUMNS + column), 0),
    );
    return Math.hypot(...products);
  };
  fc.assert(
    fc.property(matrix(10), unit, (rows, other) => {
      rows[0] = 1;
      const vector = nullVector(rows.slice());
      expect(Math.hypot(...vector)).toBeCloseTo(1, 12);
      expect(lengthOf(rows, vector)).toBeLessThanOrEqual(lengthOf(rows, other) + 1e-3);
    }),
    { seed: 2, numRuns: 200 },
  );
});

test('PITCH-6 rows that leave one direction free give that direction, even with a column of zeros', () => {
  const rows = new Float64Array(COLUMNS * COLUMNS);
  for (let i = 0; i < COLUMNS; i += 1) rows[i * COLUMNS + i] = i === 4 ? 0 : i + 1;
  const vector = nullVector(rows);
  expect(Array.from(vector, (value) => Math.round(Math.abs(value) * 1e12) / 1e12)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
});
