import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vote } from './vote.ts';

const runs = { seed: 4, numRuns: 200 };

test('REPORT-25 a choice is one vote, and a new choice moves it', () => {
  const asked = { votes: { home: 3, draw: 1, away: 2 }, choice: null };
  const home = vote(asked, 'home');
  expect(home).toEqual({ votes: { home: 4, draw: 1, away: 2 }, choice: 'home' });
  expect(vote(home, 'draw')).toEqual({ votes: { home: 3, draw: 2, away: 2 }, choice: 'draw' });
  expect(vote(home, 'home')).toBe(home);
});

test('REPORT-25 however often a spectator changes, they add one vote', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('home' as const, 'draw' as const, 'away' as const), { minLength: 1 }),
      (choices) => {
        const { votes } = choices.reduce(vote, { votes: { home: 0, draw: 0, away: 0 }, choice: null });
        expect(Object.values(votes).filter((count) => count !== 0)).toEqual([1]);
      },
    ),
    runs,
  );
});
