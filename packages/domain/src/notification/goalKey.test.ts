import { expect, test } from 'vitest';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import type { MatchId } from '../match/Match.ts';
import { goalKey } from './goalKey.ts';
import type { LiveEvent } from './LiveEvent.ts';

const goal = exampleLiveEvent('e1');

test('NOTIFY-5 two rows with a score are of the same goal when match, score and minute are equal', () => {
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
