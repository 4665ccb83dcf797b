import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import type { Match } from './Match.ts';
import { risenSides } from './risenSides.ts';

function match(status: string, home: number | null, away: number | null, penalties?: [number, number]): Match {
  const shootOut = penalties === undefined ? {} : { penalties: { home: penalties[0], away: penalties[1] } };
  return exampleMatch({ status, score: { fullTime: { home, away }, ...shootOut } });
}

test.each([
  ['a goal', match('IN_PLAY', 0, 0), match('IN_PLAY', 0, 1), ['away']],
  ['a goal on each side', match('IN_PLAY', 0, 0), match('IN_PLAY', 1, 1), ['home', 'away']],
  ['a goal reported with the kick-off', match('TIMED', null, null), match('IN_PLAY', 1, 0), ['home']],
  ['a goal reported with the final whistle', match('IN_PLAY', 1, 1), match('FINISHED', 2, 1), ['home']],
  ['a goal reported with a correction', match('IN_PLAY', 1, 0), match('IN_PLAY', 0, 1), ['away']],
])('NOTIFY-30 a score rises with %s', (_, before, after, sides) => {
  expect(risenSides(before, after)).toEqual(sides);
});

test.each([
  ['an unchanged score', match('IN_PLAY', 1, 0), match('IN_PLAY', 1, 0)],
  ['a falling score', match('IN_PLAY', 1, 0), match('IN_PLAY', 0, 0)],
  ['a score that was unknown before', match('IN_PLAY', null, null), match('IN_PLAY', 1, 0)],
  ['a score that is unknown now', match('IN_PLAY', 1, 0), match('POSTPONED', null, null)],
  ['a match played between the two versions', match('TIMED', null, null), match('FINISHED', 2, 1)],
  ['a shoot-out that begins', match('IN_PLAY', 1, 1), match('IN_PLAY', 2, 1, [1, 0])],
  ['a shoot-out that goes on', match('IN_PLAY', 1, 1, [1, 0]), match('FINISHED', 5, 4, [4, 3])],
])('NOTIFY-30 no score rises with %s', (_, before, after) => {
  expect(risenSides(before, after)).toEqual([]);
});
