import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageStars } from './averageStars.ts';
import type { PlayerId } from './Rating.ts';
import { noStars } from './RatingTotals.ts';
import { topPlayers } from './topPlayers.ts';

const runs = { seed: 4, numRuns: 200 };

const rated = (player: string, sum: number, count = 1) => ({
  playerId: player as PlayerId,
  everybody: { ...noStars, overall: { sum, count } },
});

test('SCOUT-5 the three highest averages are on the card, the highest first', () => {
  const totals = [rated('a', 3), rated('b', 9, 2), rated('c', 4), rated('d', 2), rated('e', 0, 0)];
  expect(topPlayers(totals)).toEqual([
    { playerId: 'b', average: 4.5, count: 2 },
    { playerId: 'c', average: 4, count: 1 },
    { playerId: 'a', average: 3, count: 1 },
  ]);
});

test('SCOUT-5 players with equal averages keep their order', () => {
  const totals = ['d', 'b', 'a', 'c'].map((player, n) => rated(player, 4 * (n + 1), n + 1));
  expect(topPlayers(totals).map(({ playerId }) => playerId)).toEqual(['d', 'b', 'a']);
});

test('SCOUT-5 nobody outside the card has a higher average than anybody on it', () => {
  const player = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    halves: fc.integer({ min: 1, max: 10 }),
    count: fc.nat(4),
  });
  fc.assert(
    fc.property(fc.uniqueArray(player, { selector: ({ id }) => id }), (players) => {
      const all = players.map(({ id, halves, count }) => rated(id, (halves / 2) * count, count));
      const top = topPlayers(all);
      const lowest = top.at(-1)?.average ?? 0;
      const shown = new Set(top.map(({ playerId }) => playerId));
      for (const { playerId, everybody } of all) {
        const average = averageStars(everybody.overall)?.average ?? 0;
        expect(shown.has(playerId) || average <= lowest).toBe(true);
      }
      expect(top.map(({ average }) => average)).toEqual(top.map(({ average }) => average).toSorted((a, b) => b - a));
    }),
    runs,
  );
});
