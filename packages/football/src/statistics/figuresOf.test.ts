import { expect, test } from 'vitest';
import { loadSeed } from '../../seed/loadSeed.ts';
import { figuresOf } from './figuresOf.ts';
import { figuresOfData } from './figuresOfData.ts';
import { playMany } from './playMany.ts';

const seed = await loadSeed();

// The tolerance is five times that of `npm run bench`, which plays 10,000 matches. Two hundred show that nothing is far
// off.
test.each([seed.worldCup, seed.eliteserien, seed.premierLeague])(
  'two hundred matches of $competition.code are like the real matches, within chance',
  (season) => {
    const is = figuresOf(playMany(season, 200, 1));
    const data = figuresOfData(season);
    expect(Math.abs(is.goals - data.goals)).toBeLessThan(0.5);
    expect(Math.abs(is.draws - data.draws)).toBeLessThan(0.1);
    expect(Math.abs(is.firstHalf - data.firstHalf)).toBeLessThan(0.08);
    expect(Math.abs(is.home - data.home)).toBeLessThan(0.08);
    expect(is.substitutions).toBeGreaterThan(8);
    expect(is.yellowCards).toBeGreaterThan(3.5);
  },
);

test('a referee calls off about one match in two and a half thousand, and `playMany` leaves it out', () => {
  const abandoned = 4_000 - playMany(seed.eliteserien, 4_000, 1).length;
  expect(abandoned).toBeGreaterThan(0);
  expect(abandoned).toBeLessThan(8);
});
