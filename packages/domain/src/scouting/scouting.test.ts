import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageStars } from './averageStars.ts';
import type { PlayerId, PlayerRating, Rating } from './Rating.ts';
import { fromRatingRow, toRatingRow } from './ratingRow.ts';
import { topPlayers } from './topPlayers.ts';
import { type Stars, toStars } from './toStars.ts';

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

function rated(player: string, overall: Stars | null): PlayerRating {
  return { playerId: player as PlayerId, playerName: player.toUpperCase(), rating: { ...UNTOUCHED, overall } };
}

test.each([
  [0.01, 0.5],
  [0.5, 0.5],
  [0.51, 1],
  [3.2, 3.5],
  [5, 5],
  [7, 5],
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, 5],
  ['4', null],
  [null, null],
])('SCOUT-1 of %s the stars are %s', (raw, expected) => {
  expect(toStars(raw)).toBe(expected);
});

test('SCOUT-2 only categories with stars are saved', () => {
  expect(toRatingRow({ ...UNTOUCHED, overall: 4.5, mental: 0.5 })).toEqual({ overall_rating: 4.5, mental_rating: 0.5 });
});

test('SCOUT-2 of a rating without stars nothing is saved', () => {
  expect(toRatingRow(UNTOUCHED)).toBeNull();
});

test('SCOUT-3 what is read back is what was saved', () => {
  fc.assert(
    fc.property(rating, (given) => {
      expect(fromRatingRow(toRatingRow(given))).toEqual(given);
    }),
    runs,
  );
});

test('SCOUT-3 no row, a broken row and nonsense are ratings without broken stars', () => {
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

test('SCOUT-4 the average of the overall stars has one decimal, halves up', () => {
  expect(averageStars([rated('a', 4), rated('a', 4.5)])).toEqual({ average: 4.3, count: 2 });
  expect(averageStars([rated('a', 4), rated('a', 4), rated('a', 5)])).toEqual({ average: 4.3, count: 3 });
});

test('SCOUT-4 a rating without overall stars is not counted', () => {
  expect(averageStars([rated('a', 4), rated('a', null)])).toEqual({ average: 4, count: 1 });
  expect(averageStars([rated('a', null)])).toBeNull();
  expect(averageStars([])).toBeNull();
});

test('SCOUT-5 the three highest averages stand on the card, the highest first', () => {
  const ratings = [rated('a', 3), rated('b', 5), rated('c', 4), rated('d', 2), rated('b', 4), rated('e', null)];
  expect(topPlayers(ratings)).toEqual([
    { playerId: 'b', playerName: 'B', average: 4.5, count: 2 },
    { playerId: 'c', playerName: 'C', average: 4, count: 1 },
    { playerId: 'a', playerName: 'A', average: 3, count: 1 },
  ]);
});

test('SCOUT-5 players with equal averages keep the order in which they appear', () => {
  const ratings = ['d', 'b', 'a', 'c'].map((player) => rated(player, 4));
  expect(topPlayers(ratings).map(({ playerId }) => playerId)).toEqual(['d', 'b', 'a']);
});

test('SCOUT-5 nobody off the card has a higher average than anybody on it', () => {
  const ratings = fc.array(fc.record({ player: fc.constantFrom('a', 'b', 'c', 'd', 'e'), overall: maybeStars }));
  fc.assert(
    fc.property(ratings, (given) => {
      const all = given.map(({ player, overall }) => rated(player, overall));
      const top = topPlayers(all);
      const lowest = top.at(-1)?.average ?? 0;
      const shown = new Set(top.map(({ playerId }) => playerId));
      for (const { playerId: player } of all) {
        const average = averageStars(all.filter(({ playerId }) => playerId === player))?.average ?? 0;
        expect(shown.has(player) || average <= lowest).toBe(true);
      }
      expect(top.map(({ average }) => average)).toEqual(top.map(({ average }) => average).toSorted((a, b) => b - a));
    }),
    runs,
  );
});
