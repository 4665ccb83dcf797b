import { expect, test } from 'vitest';
import type { UtcInstant } from '../time/instant.ts';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import { isSameNotification } from './isSameNotification.ts';
import type { LiveEvent } from './LiveEvent.ts';
import type { Notification } from './Notification.ts';
import { toNotification } from './toNotification.ts';

const untold = { score: { home: null, away: null } };
const muchLater = { occurredAt: '2026-11-21T15:17:00.000Z' as UtcInstant };
const late = { occurredAt: '2026-11-21T15:07:05.000Z' as UtcInstant };

function notification(id: string, changes: Partial<Omit<LiveEvent, 'id'>> = {}): Notification {
  const made = toNotification(exampleLiveEvent(id, changes));
  if (made === null) throw new Error('this event has no notification');
  return made;
}

test.each<[string, Partial<Omit<LiveEvent, 'id'>>, Partial<Omit<LiveEvent, 'id'>>, boolean]>([
  ['a goal and its second row', {}, { eventType: 'SCORE_CHANGE', personName: null, ...late }, true],
  [
    'an equaliser and its second row',
    { score: { home: 1, away: 1 } },
    { score: { home: 1, away: 1 }, eventType: 'SCORE_CHANGE', personName: null, ...late },
    true,
  ],
  ['two goals of two scores', {}, { score: { home: 3, away: 1 } }, false],
  ['a goal without a minute and its second row', { minute: null }, { minute: null, ...late }, true],
  [
    'a goal without a minute, and one to its score ten minutes later',
    { minute: null },
    { minute: null, ...muchLater },
    false,
  ],
  ['a goal with its score and without', {}, untold, true],
  ['two goals without a score, far apart', untold, { ...untold, ...late }, false],
  ['a sending-off in two rows', { eventType: 'RED_CARD' }, { eventType: 'DISMISSAL' }, true],
  ['sendings-off of two players', { eventType: 'RED_CARD' }, { eventType: 'RED_CARD', personName: 'Moe' }, false],
  ['a goal and a sending-off', {}, { eventType: 'RED_CARD' }, false],
])('NOTIFY-27 %s', (_case, one, other, same) => {
  expect(isSameNotification(notification('e1', one), notification('e2', other))).toBe(same);
  expect(isSameNotification(notification('e2', other), notification('e1', one))).toBe(same);
});

test('NOTIFY-27 an event is always the same as itself', () => {
  expect(isSameNotification(notification('e1'), notification('e1', { ...untold, ...late }))).toBe(true);
});
