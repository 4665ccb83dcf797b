import { instantAt, type Notification } from '@tribunen/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleNotification } from '../../../testing/exampleEvent.ts';
import { FlipCardQueue } from './FlipCardQueue.ts';

let shown: string[];
let queue: FlipCardQueue;
let changes: number;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  shown = [];
  changes = 0;
  queue = new FlipCardQueue({
    clock: { now: () => instantAt(Date.now()) },
    onShown: ({ id }) => shown.push(id),
  });
  queue.shown.subscribe(() => {
    changes += 1;
  });
  queue.open();
});
afterEach(() => {
  queue.stop();
  if (vi.getTimerCount() > 0) throw new Error('a timer is left');
});

/** The n-th goal of its match, a number of seconds ago. */
function goal(n: number, secondsAgo = 0): Notification {
  const occurredAt = instantAt(Date.now() - secondsAgo * 1000);
  return exampleNotification(`e${n}`, { minute: n, score: { home: n, away: 0 }, occurredAt });
}

const up = (): string | null => {
  const card = queue.shown.current();
  if (card === null) return null;
  return card.status === 'gathered' ? `${card.goals} goals` : `${card.notification.id} ${card.phase}`;
};

test('NOTIFY-17 a card shows its front, after 2 s its back, and disappears after 6.5 s', () => {
  queue.add(goal(1));
  vi.advanceTimersByTime(1999);
  expect(up()).toBe('e1 front');
  vi.advanceTimersByTime(1);
  expect(up()).toBe('e1 back');
  vi.advanceTimersByTime(4499);
  expect(up()).toBe('e1 back');
  vi.advanceTimersByTime(1);
  expect(up()).toBeNull();
  expect(changes).toBe(3);
});

test('NOTIFY-19 the next card is shown for its whole time, whether the first one ended or was closed', () => {
  for (const n of [1, 2, 3]) queue.add(goal(n));
  vi.advanceTimersByTime(6500);
  expect(up()).toBe('e2 front');
  vi.advanceTimersByTime(1500);
  queue.close();
  vi.advanceTimersByTime(1999);
  expect(up()).toBe('e3 front');
  expect(shown).toEqual(['e1', 'e2', 'e3']);
});

test('NOTIFY-21 a summary card is shown for its whole time after the last goal that joins it', () => {
  queue.add(goal(1, 300));
  vi.advanceTimersByTime(6000);
  queue.add(goal(2, 300));
  vi.advanceTimersByTime(6499);
  expect(up()).toBe('2 goals');
  vi.advanceTimersByTime(1);
  expect(up()).toBeNull();
  expect(shown).toEqual(['e1', 'e2']);
});

test('a notification that waits behind a card changes nothing on the screen', () => {
  queue.add(goal(1));
  const card = queue.shown.current();
  queue.add(goal(2));
  expect(queue.shown.current()).toBe(card);
  expect(queue.waiting().map(({ id }) => id)).toEqual(['e2']);
});

test('after stop no card is shown, waits or appears later', () => {
  queue.add(goal(1));
  queue.add(goal(2));
  queue.stop();
  expect(up()).toBeNull();
  expect(queue.waiting()).toEqual([]);
  queue.add(goal(3));
  expect(up()).toBeNull();
});
