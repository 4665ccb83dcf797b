import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hiddenMatch } from '../knownUntil/matchUnknown.ts';
import { exampleMatch } from './exampleMatch.ts';
import { goalFlashes } from './goalFlashes.ts';

const live = (home: number | null, away: number | null, status = 'IN_PLAY') =>
  exampleMatch({ status, score: { fullTime: { home, away } } });
const flash = (side: 'home' | 'away') => ({ matchId: '1001', side });

test('MATCH-19 a goal in a live match flashes on the side that scored', () => {
  expect(goalFlashes([live(0, 0)], [live(1, 0)])).toEqual([flash('home')]);
  expect(goalFlashes([live(1, 0)], [live(1, 1)])).toEqual([flash('away')]);
  expect(goalFlashes([live(0, 0)], [live(1, 2)])).toEqual([flash('home'), flash('away')]);
});

test('MATCH-19 a goal between kick-off and the first report of it flashes', () => {
  expect(goalFlashes([exampleMatch()], [live(1, 0)])).toEqual([flash('home')]);
});

test('MATCH-19 when a goal is moved from one side to the other, the total has not risen and nothing flashes', () => {
  expect(goalFlashes([live(1, 0)], [live(0, 1)])).toEqual([]);
});

test('MATCH-19 two goals and one taken away flash on the side that has more', () => {
  expect(goalFlashes([live(1, 0)], [live(0, 2)])).toEqual([flash('away')]);
});

test('MATCH-20 nothing flashes on the first load', () => {
  expect(goalFlashes(null, [live(3, 0)])).toEqual([]);
});

test('MATCH-20 nothing flashes for a match that was not in the list before', () => {
  expect(goalFlashes([], [live(3, 0)])).toEqual([]);
});

test('MATCH-20 a score that falls does not flash', () => {
  expect(goalFlashes([live(2, 0)], [live(1, 0)])).toEqual([]);
});

test('MATCH-20 a match that is no longer live does not flash', () => {
  expect(goalFlashes([live(0, 0)], [live(1, 0, 'FINISHED')])).toEqual([]);
});

test('MATCH-20 a live score that was unknown before, or is unknown now, does not flash', () => {
  expect(goalFlashes([live(null, null)], [live(2, 0)])).toEqual([]);
  expect(goalFlashes([live(0, 0)], [live(null, null)])).toEqual([]);
  expect(goalFlashes([hiddenMatch(live(1, 0))], [live(2, 0)])).toEqual([]);
});

test('MATCH-20 the penalties of a shoot-out do not flash', () => {
  const shootOut = (home: number, away: number) =>
    exampleMatch({
      status: 'PENALTY_SHOOTOUT',
      score: {
        duration: 'PENALTY_SHOOTOUT',
        fullTime: { home: 1 + home, away: 1 + away },
        regularTime: { home: 1, away: 1 },
        penalties: { home, away },
      },
    });
  expect(goalFlashes([shootOut(0, 0)], [shootOut(1, 0)])).toEqual([]);
});

test('MATCH-20 nothing flashes when either list reports a shoot-out, whatever full time holds', () => {
  const playing = (home: number, penalties: { home: number; away: number } | null) =>
    exampleMatch({
      status: 'IN_PLAY',
      score: { duration: 'PENALTY_SHOOTOUT', fullTime: { home, away: 1 }, penalties },
    });
  const taken = { home: 1, away: 0 };
  expect(goalFlashes([playing(1, null)], [playing(2, taken)])).toEqual([]);
  expect(goalFlashes([playing(1, taken)], [playing(2, null)])).toEqual([]);
  expect(goalFlashes([playing(1, null)], [playing(2, null)])).toEqual([flash('home')]);
});

test('MATCH-19 MATCH-20 a match flashes if and only if its total has risen', () => {
  const goals = fc.nat(4);
  fc.assert(
    fc.property(goals, goals, goals, goals, (home, away, homeLater, awayLater) => {
      const flashes = goalFlashes([live(home, away)], [live(homeLater, awayLater)]);
      expect(flashes.length > 0).toBe(homeLater + awayLater > home + away);
    }),
    { seed: 17, numRuns: 200 },
  );
});

test('MATCH-20 the same list twice flashes nothing', () => {
  const matches = [live(2, 1)];
  expect(goalFlashes(matches, matches)).toEqual([]);
});
