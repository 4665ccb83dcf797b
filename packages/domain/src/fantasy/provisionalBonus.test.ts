import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ElementId } from './FantasyPick.ts';
import { type BonusStanding, provisionalBonus } from './provisionalBonus.ts';

function standing(element: number, bps: number, changes: Partial<BonusStanding> = {}): BonusStanding {
  return { element: element as ElementId, bps, minutes: 90, bonus: 0, ...changes };
}

test.each([
  ['nobody equal', [40, 30, 20, 10], [3, 2, 1]],
  ['two at the top', [40, 40, 20, 10], [3, 3, 1]],
  ['three at the top', [40, 40, 40, 10], [3, 3, 3]],
  ['four at the top', [40, 40, 40, 40], [3, 3, 3, 3]],
  ['two in second place', [40, 30, 30, 10], [3, 2, 2]],
  ['three in second place', [40, 30, 30, 30], [3, 2, 2, 2]],
  ['two in third place', [40, 30, 20, 20], [3, 2, 1, 1]],
])('FANTASY-8 with %s, BPS of %o give %o', (_, bps, bonus) => {
  expect([...provisionalBonus(bps.map((points, n) => standing(n, points))).values()]).toEqual(bonus);
});

test('FANTASY-8 a player who has not played, or has no BPS above zero, gets no bonus', () => {
  const fixture = [standing(1, 9, { minutes: 0 }), standing(2, 0), standing(3, -4), standing(4, 2)];
  expect([...provisionalBonus(fixture)]).toEqual([[4, 3]]);
});

test('FANTASY-8 once the official game has awarded bonus there is none to expect', () => {
  expect(provisionalBonus([standing(1, 40, { bonus: 3 }), standing(2, 30)]).size).toBe(0);
});

test('FANTASY-8 the same players get the same bonus in any order, and more BPS never earns less', () => {
  const fixtures = fc.uniqueArray(fc.tuple(fc.nat({ max: 30 }), fc.integer({ min: -5, max: 12 })), {
    selector: ([element]) => element,
  });
  fc.assert(
    fc.property(fixtures, (players) => {
      const fixture = players.map(([element, bps]) => standing(element, bps));
      const bonus = provisionalBonus(fixture);
      expect(provisionalBonus(fixture.toReversed())).toEqual(bonus);
      const byBps = fixture.toSorted((a, b) => b.bps - a.bps).map(({ element }) => bonus.get(element) ?? 0);
      expect(byBps).toEqual(byBps.toSorted((a, b) => b - a));
    }),
    { seed: 4, numRuns: 200 },
  );
});
