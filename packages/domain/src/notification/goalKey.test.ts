import { expect, test } from 'vitest';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import type { MatchId } from '../match/Match.ts';
import { instantAt } from '../time/instant.ts';
import { goalKey, isSameGoal } from './goalKey.ts';
import type { LiveEvent } from './LiveEvent.ts';

const goal = exampleLiveEvent('e1');

test('NOTIFY-5 two rows with a score belong to the same goal when match, score and minute are equal', () => {
  const change: LiveEvent = { ...goal, eventType: 'SCORE_CHANGE', personName: null };
  expect(goalKey(change)).toBe(goalKey(goal));
  expect(goalKey({ ...goal, score: { home: null, away: null } })).toBeNull();
  const others = [
    { ...goal, minute: 68 },
    { ...goal, matchId: 'm2' as MatchId },
    { ...goal, score: { home: 2, away: 2 } },
    { ...goal, score: { home: 1, away: 1 } },
  ];
  expect(new Set([goal, ...others].map(goalKey)).size).toBe(5);
});

test('NOTIFY-5 two rows with the same score and no minute are one goal only within two minutes: later the goal may have been scored again', () => {
  const [first, soon, later] = [instantAt(0), instantAt(119_999), instantAt(120_000)];
  expect([isSameGoal(null, first, soon), isSameGoal(null, soon, first)]).toEqual([true, true]);
  expect([isSameGoal(null, first, later), isSameGoal(null, later, first)]).toEqual([false, false]);
  expect(isSameGoal(12, first, later)).toBe(true);
});
