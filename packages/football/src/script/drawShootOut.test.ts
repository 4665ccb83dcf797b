import { expect, test } from 'vitest';
import { createRandom } from '../createRandom.ts';
import { drawShootOut } from './drawShootOut.ts';

const results = [
  { home: 3, away: 4 },
  { home: 2, away: 3 },
  { home: 2, away: 4 },
  { home: 4, away: 3 },
  { home: 3, away: 0 },
  { home: 7, away: 6 },
];

test.each(results)('a shoot-out ends $home–$away, and the sides kick in turn', (result) => {
  for (let seed = 0; seed < 50; seed += 1) {
    const kicks = drawShootOut(result, createRandom(seed));
    expect(kicks.filter((kick) => kick.side === 'home' && kick.scored)).toHaveLength(result.home);
    expect(kicks.filter((kick) => kick.side === 'away' && kick.scored)).toHaveLength(result.away);
    expect(kicks.every((kick, index) => kick.side !== kicks[index + 1]?.side)).toBe(true);
  }
});

test('no kick is taken after the shoot-out is decided', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const kicks = drawShootOut({ home: 3, away: 0 }, createRandom(seed));
    // A side that is three ahead when the other has two kicks left has won, so the ten kicks are never all taken.
    expect(kicks.length).toBeLessThanOrEqual(8);
  }
});

test('drawShootOut refuses a result that no shoot-out can have', () => {
  expect(() => drawShootOut({ home: 2, away: 2 }, createRandom(1))).toThrow('No shoot-out ends 2–2');
  expect(() => drawShootOut({ home: 5, away: 0 }, createRandom(1))).toThrow('No shoot-out ends 5–0');
});
