import { expect, test } from 'vitest';
import { averageStars } from './averageStars.ts';
import type { PlayerId, PlayerRating, Rating } from './Rating.ts';
import type { Stars } from './toStars.ts';

const UNTOUCHED: Rating = { overall: null, technical: null, physical: null, tactical: null, mental: null };

function rated(player: string, overall: Stars | null): PlayerRating {
  return { playerId: player as PlayerId, playerName: player.toUpperCase(), rating: { ...UNTOUCHED, overall } };
}

test('SCOUT-4 the average of the overall stars has one decimal, rounded half up', () => {
  expect(averageStars([rated('a', 4), rated('a', 4.5)])).toEqual({ average: 4.3, count: 2 });
  expect(averageStars([rated('a', 4), rated('a', 4), rated('a', 5)])).toEqual({ average: 4.3, count: 3 });
});

test('SCOUT-4 a rating without overall stars is not counted', () => {
  expect(averageStars([rated('a', 4), rated('a', null)])).toEqual({ average: 4, count: 1 });
  expect(averageStars([rated('a', null)])).toBeNull();
  expect(averageStars([])).toBeNull();
});
