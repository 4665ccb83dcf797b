import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rating } from './Rating.ts';
import { fromRatingRow, toRatingRow } from './ratingRow.ts';
import type { Stars } from './toStars.ts';

const UNTOUCHED: Rating = { overall: null, technical: null, physical: null, tactical: null, mental: null };
const stars = fc.constantFrom<Stars>(0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5);
const maybeStars = fc.option(stars);

const rating = fc.record({
  overall: maybeStars,
  technical: maybeStars,
  physical: maybeStars,
  tactical: maybeStars,
  mental: maybeStars,
});

const runs = { seed: 4, numRuns: 200 };

test('SCOUT-2 only categories with stars are saved', () => {
  expect(toRatingRow({ ...UNTOUCHED, overall: 4.5, mental: 0.5 })).toEqual({ overall_rating: 4.5, mental_rating: 0.5 });
});

test('SCOUT-2 a rating without stars is not saved', () => {
  expect(toRatingRow(UNTOUCHED)).toBeNull();
});

test('SCOUT-3 reading returns what was saved', () => {
  fc.assert(
    fc.property(rating, (given) => {
      expect(fromRatingRow(toRatingRow(given))).toEqual(given);
    }),
    runs,
  );
});

test('SCOUT-3 a missing row, a broken row and nonsense give a rating without stars', () => {
  expect(fromRatingRow(null)).toEqual(UNTOUCHED);
  expect(fromRatingRow({ overall_rating: 'fire', technical_rating: 0, physical_rating: 3 })).toEqual({
    ...UNTOUCHED,
    physical: 3,
  });
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(Object.keys(fromRatingRow(raw))).toHaveLength(5);
    }),
    runs,
  );
});
