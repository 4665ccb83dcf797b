import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageStars } from './averageStars.ts';
import type { PlayerId, PlayerRating, Rating } from './Rating.ts';
import { topPlayers } from './topPlayers.ts';
import type { Stars } from './toStars.ts';

const UNTOUCHED: Rating = { overall: null, technical: null, physical: null, tactical: null, mental: null };
const stars = fc.constantFrom<Stars>(0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5);
const maybeStars = fc.option(stars);
const runs = { seed: 4, numRuns: 200 };

function rated(player: string, overall: Stars | null): PlayerRating {
  return { playerId: player as PlayerId, playerName: player.toUpperCase(), rating: { ...UNTOUCHED, overall } };
}

test('SCOUT-5 the three highest averages are on the card, the highest first', () => {
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

test('SCOUT-5 nobody outside the card has a higher average than anybody on it', () => {
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
