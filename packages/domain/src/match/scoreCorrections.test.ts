import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import { scoreCorrections } from './scoreCorrections.ts';

const live = (home: number | null, away: number | null) =>
  exampleMatch({ status: 'IN_PLAY', score: { fullTime: { home, away } } });
const sides = (...[before, after]: Parameters<typeof scoreCorrections>) =>
  scoreCorrections(before, after).map(({ side }) => side);

test('MATCH-29 a goal that is taken back is a correction for its side, with the score before and after', () => {
  const after = live(1, 1);
  expect(scoreCorrections([live(2, 1)], [after])).toEqual([
    { match: after, side: 'home', before: { home: 2, away: 1 }, after: { home: 1, away: 1 } },
  ]);
  expect(sides([live(2, 1)], [live(2, 0)])).toEqual(['away']);
  expect(sides([live(2, 1)], [live(1, 0)])).toEqual(['both']);
});

test('MATCH-29 a goal moved to the other side is taken back from the first', () => {
  expect(sides([live(1, 0)], [live(0, 1)])).toEqual(['home']);
  expect(sides([live(0, 1)], [live(1, 0)])).toEqual(['away']);
});

test('MATCH-29 neither a goal nor an unchanged score is a correction', () => {
  expect(sides([live(1, 0)], [live(1, 1)])).toEqual([]);
  expect(sides([live(1, 0)], [live(1, 0)])).toEqual([]);
});

test('MATCH-29 a finished match can be corrected too', () => {
  const ended = (home: number) => exampleMatch({ status: 'FINISHED', score: { fullTime: { home, away: 0 } } });
  expect(sides([ended(2)], [ended(1)])).toEqual(['home']);
});

test('MATCH-29 nothing is corrected on the first load, in a match not seen before, or when a score is unknown', () => {
  const match = live(1, 0);
  expect(sides(null, [match])).toEqual([]);
  expect(sides([], [match])).toEqual([]);
  expect(sides([match], [match])).toEqual([]);
  expect(sides([match], [live(null, null)])).toEqual([]);
  expect(sides([live(null, null)], [match])).toEqual([]);
});

test('MATCH-29 a shoot-out takes no goal back', () => {
  const shootOut = (penalties: { home: number; away: number } | null, home: number) =>
    exampleMatch({
      status: 'IN_PLAY',
      score: { fullTime: { home, away: 5 }, ...(penalties !== null && { penalties }) },
    });
  expect(sides([shootOut({ home: 4, away: 4 }, 5)], [shootOut(null, 1)])).toEqual([]);
  expect(sides([shootOut(null, 5)], [shootOut({ home: 1, away: 4 }, 1)])).toEqual([]);
});

test('MATCH-29 a match that is played again another day takes no goal back, and one that begins late may', () => {
  const playedAt = (utcKickoff: string, home: number) =>
    exampleMatch({ utcKickoff, status: 'IN_PLAY', score: { fullTime: { home, away: 0 } } });
  const before = playedAt('2026-11-21T15:00:00Z', 1);
  expect(sides([before], [playedAt('2026-12-02T18:00:00Z', 0)])).toEqual([]);
  expect(sides([before], [playedAt('2026-11-21T16:30:00Z', 0)])).toEqual(['home']);
});

test('MATCH-29 a score that is awarded takes no goal back', () => {
  const awarded = exampleMatch({ status: 'AWARDED', score: { fullTime: { home: 3, away: 0 } } });
  expect(sides([live(1, 2)], [awarded])).toEqual([]);
  expect(sides([exampleMatch({ status: 'FINISHED', score: { fullTime: { home: 1, away: 2 } } })], [awarded])).toEqual(
    [],
  );
});
