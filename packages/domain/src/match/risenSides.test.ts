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
  ['a goal that is told with the kick-off', match('TIMED', null, null), match('IN_PLAY', 1, 0), ['home']],
  ['a goal that is told with the end', match('IN_PLAY', 1, 1), match('FINISHED', 2, 1), ['home']],
  ['a goal that is told with a correction', match('IN_PLAY', 1, 0), match('IN_PLAY', 0, 1), ['away']],
])('NOTIFY-30 %s has risen a score', (_, before, after, sides) => {
  expect(risenSides(before, after)).toEqual(sides);
});

test.each([
  ['a score that stands', match('IN_PLAY', 1, 0), match('IN_PLAY', 1, 0)],
  ['a score that falls', match('IN_PLAY', 1, 0), match('IN_PLAY', 0, 0)],
  ['a score that was not known', match('IN_PLAY', null, null), match('IN_PLAY', 1, 0)],
  ['a score that is no longer known', match('IN_PLAY', 1, 0), match('POSTPONED', null, null)],
  ['a match that was played while nobody looked', match('TIMED', null, null), match('FINISHED', 2, 1)],
  ['a shoot-out that begins', match('IN_PLAY', 1, 1), match('IN_PLAY', 2, 1, [1, 0])],
  ['a shoot-out that goes on', match('IN_PLAY', 1, 1, [1, 0]), match('FINISHED', 5, 4, [4, 3])],
])('NOTIFY-30 %s has not', (_, before, after) => {
  expect(risenSides(before, after)).toEqual([]);
});
