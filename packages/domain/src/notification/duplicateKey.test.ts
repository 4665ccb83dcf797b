import { expect, test } from 'vitest';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import type { MatchId } from '../match/Match.ts';
import { duplicateKey } from './duplicateKey.ts';
import type { LiveEventId } from './LiveEvent.ts';

const goal = exampleLiveEvent('e1');

test('NOTIFY-3 two events are the same by id, match, type, minute, team and person', () => {
  const key = duplicateKey(goal);
  expect(duplicateKey({ ...goal, personName: 'E. Berg', score: { home: 0, away: 0 } })).toBe(key);
  for (const change of [
    { id: 'e2' as LiveEventId },
    { matchId: 'm2' as MatchId },
    { eventType: 'OWN_GOAL' },
    { minute: 68 },
    { teamId: null },
    { personId: '10' },
  ]) {
    expect(duplicateKey({ ...goal, ...change })).not.toBe(key);
  }
});
