import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import { roundOf } from './roundOf.ts';

test('MATCH-25 a match with a matchday is of that round, whatever its stage', () => {
  expect(roundOf(exampleMatch({ matchday: 12, stage: 'REGULAR_SEASON' }))).toEqual({ kind: 'matchday', n: 12 });
});

test.each(['GROUP_STAGE', 'LAST_32', 'LAST_16', 'QUARTER_FINALS', 'SEMI_FINALS', 'THIRD_PLACE', 'FINAL'])(
  'MATCH-25 without a matchday the round is the stage %s',
  (stage) => {
    expect(roundOf(exampleMatch({ stage }))).toEqual({ kind: 'stage', stage });
  },
);

test('MATCH-25 without a matchday, and without a stage or with a stage that has no name, there is no round', () => {
  expect(roundOf(exampleMatch())).toBeNull();
  expect(roundOf(exampleMatch({ stage: 'REGULAR_SEASON' }))).toBeNull();
  expect(roundOf(exampleMatch({ stage: 'MYSTERY' }))).toBeNull();
});
