import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import type { ScoreParts } from './MatchParts.ts';
import { shownScore } from './shownScore.ts';

const line = (home: number, away: number) => ({ home, away });
const shown = (score: ScoreParts, status = 'FINISHED') => shownScore(exampleMatch({ status, score }));

test.each(['IN_PLAY', 'PAUSED', 'LIVE'])('MATCH-16 %s shows its score and has no winner', (status) => {
  expect(shown({ fullTime: line(2, 1) }, status)).toEqual({
    ...line(2, 1),
    penalties: null,
    afterExtraTime: false,
    winner: null,
  });
});

test.each([
  [line(2, 1), 'home'],
  [line(0, 1), 'away'],
  [line(1, 1), null],
] as const)('MATCH-16 the winner of a match that ended %j is %s', (fullTime, winner) => {
  expect(shown({ fullTime })).toEqual({ ...fullTime, penalties: null, afterExtraTime: false, winner });
  expect(shown({ fullTime }, 'AWARDED')?.winner).toBe(winner);
});

test('MATCH-16 a match that is neither live nor finished, or has no score, shows none', () => {
  expect(shown({ fullTime: { home: null, away: null } }, 'TIMED')).toBeNull();
  expect(shown({ fullTime: { home: null, away: 1 } }, 'IN_PLAY')).toBeNull();
  expect(shown({ fullTime: { home: null, away: null } })).toBeNull();
});

test('MATCH-17 after extra time the score is that of full time, marked as after extra time', () => {
  expect(
    shown({ duration: 'EXTRA_TIME', fullTime: line(2, 1), regularTime: line(1, 1), extraTime: line(1, 0) }),
  ).toEqual({
    ...line(2, 1),
    penalties: null,
    afterExtraTime: true,
    winner: 'home',
  });
  expect(shown({ duration: 'EXTRA_TIME', fullTime: line(2, 1) })?.afterExtraTime).toBe(true);
});

test('MATCH-18 after a shoot-out the score is that after extra time, with the penalties apart', () => {
  // Argentina – France, 18 December 2022, as the provider sends it.
  expect(
    shown({
      duration: 'PENALTY_SHOOTOUT',
      fullTime: line(7, 5),
      halfTime: line(2, 0),
      regularTime: line(2, 2),
      extraTime: line(1, 1),
      penalties: line(4, 2),
    }),
  ).toEqual({ ...line(3, 3), penalties: line(4, 2), afterExtraTime: true, winner: 'home' });
});

test('MATCH-18 without the parts, the penalties are subtracted from full time', () => {
  expect(shown({ duration: 'PENALTY_SHOOTOUT', fullTime: line(5, 6), penalties: line(4, 5) })).toEqual({
    ...line(1, 1),
    penalties: line(4, 5),
    afterExtraTime: false,
    winner: 'away',
  });
});

test('MATCH-18 a shoot-out straight after ninety minutes adds no extra time', () => {
  expect(
    shown({ duration: 'PENALTY_SHOOTOUT', fullTime: line(4, 3), regularTime: line(1, 1), penalties: line(3, 2) }),
  ).toMatchObject({ ...line(1, 1), afterExtraTime: false });
});

test('MATCH-18 a source that keeps the shoot-out apart from full time is trusted', () => {
  expect(shown({ fullTime: line(2, 2), penalties: line(4, 3) })).toMatchObject({ ...line(2, 2), winner: 'home' });
  expect(shown({ fullTime: line(3, 2), penalties: line(4, 3) })).toMatchObject(line(3, 2));
  expect(shown({ fullTime: line(4, 2), penalties: line(3, 4) })).toMatchObject(line(4, 2));
});

test('MATCH-18 such a source is trusted too when subtracting would leave only one side below zero', () => {
  // The second leg of a two-legged tie.
  expect(shown({ fullTime: line(1, 2), penalties: line(3, 2) })).toMatchObject({ ...line(1, 2), winner: 'home' });
});

test('MATCH-18 the parts take precedence over full time, whatever it holds while the shoot-out is level', () => {
  expect(
    shown(
      { duration: 'PENALTY_SHOOTOUT', fullTime: line(3, 3), regularTime: line(3, 3), penalties: line(2, 2) },
      'IN_PLAY',
    ),
  ).toMatchObject(line(3, 3));
});

test('MATCH-18 a second leg that was not level is shown without the penalties added to it', () => {
  expect(shown({ duration: 'PENALTY_SHOOTOUT', fullTime: line(5, 5), penalties: line(4, 3) })).toMatchObject({
    ...line(1, 2),
    winner: 'home',
  });
});

test('MATCH-18 full time stays the same while the shoot-out goes on', () => {
  const taken = [line(0, 0), line(1, 0), line(1, 1), line(2, 1), line(2, 2)];
  for (const penalties of taken) {
    expect(shown({ duration: 'PENALTY_SHOOTOUT', fullTime: line(1, 1), penalties }, 'IN_PLAY')).toMatchObject({
      ...line(1, 1),
      penalties,
      winner: null,
    });
  }
});

test('MATCH-18 with the provider’s sums, the shown score is level before every decided shoot-out', () => {
  const score = fc
    .record({ goals: fc.nat(5), home: fc.nat(9), away: fc.nat(9) })
    .filter(({ home, away }) => home !== away);
  fc.assert(
    fc.property(score, ({ goals, home, away }) => {
      const added = {
        duration: 'PENALTY_SHOOTOUT',
        fullTime: line(goals + home, goals + away),
        penalties: line(home, away),
      };
      expect(shown(added)).toMatchObject({ ...line(goals, goals), winner: home > away ? 'home' : 'away' });
    }),
    { seed: 16, numRuns: 200 },
  );
});
