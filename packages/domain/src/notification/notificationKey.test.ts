import { expect, test } from 'vitest';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import type { MatchId } from '../match/Match.ts';
import type { LiveEvent, LiveEventId } from './LiveEvent.ts';
import { notificationKey } from './notificationKey.ts';
import { toNotification } from './toNotification.ts';

const goal = exampleLiveEvent('e1');

test('NOTIFY-4 two notifications are alike by type, match, scorer or player, and minute', () => {
  const key = (change: Partial<LiveEvent>) => {
    const notification = toNotification({ ...goal, ...change });
    return notification === null ? null : notificationKey(notification);
  };
  expect(key({ id: 'e2' as LiveEventId, teamId: null })).toBe(key({}));
  expect(
    new Set(
      [{}, { matchId: 'm2' as MatchId }, { personName: 'Moe' }, { minute: 68 }, { eventType: 'RED_CARD' }].map(key),
    ).size,
  ).toBe(5);
  expect(key({ eventType: 'RED_CARD' })).not.toBe(key({ eventType: 'RED_CARD', personName: 'Moe' }));
});
