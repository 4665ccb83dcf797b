import { instantAt, type Notification } from '@tribunen/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleNotification } from '../testing/exampleEvent.ts';
import { BannerBoard } from './BannerBoard.ts';

let shown: string[];
let board: BannerBoard;
let told: number;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  shown = [];
  told = 0;
  board = new BannerBoard({
    clock: { now: () => instantAt(Date.now()) },
    onShown: ({ id }) => shown.push(id),
  });
  board.subscribe(() => {
    told += 1;
  });
});
afterEach(() => {
  board.stop();
  if (vi.getTimerCount() > 0) throw new Error('a timer is left');
  vi.useRealTimers();
});

/** A goal of so many seconds ago; the n-th of its match. */
function goal(n: number, secondsAgo = 0): Notification {
  const occurredAt = instantAt(Date.now() - secondsAgo * 1000);
  return exampleNotification(`e${n}`, { minute: n, score: { home: n, away: 0 }, occurredAt });
}

const up = (): string => {
  const view = board.current();
  if (view.status === 'none') return 'none';
  return view.status === 'gathered' ? `${view.gathered.goals} goals` : `${view.notification.id} ${view.phase}`;
};

test('NOTIFY-17 a card shows its front, after 2 s its back, and is gone after 6.5 s', () => {
  board.resume();
  board.add(goal(1));
  expect(up()).toBe('e1 front');
  vi.advanceTimersByTime(1999);
  expect(up()).toBe('e1 front');
  vi.advanceTimersByTime(1);
  expect(up()).toBe('e1 back');
  vi.advanceTimersByTime(4499);
  expect(up()).toBe('e1 back');
  vi.advanceTimersByTime(1);
  expect(up()).toBe('none');
});

test('NOTIFY-19 one card at a time; the next comes up as the last goes', () => {
  board.resume();
  board.add(goal(1));
  board.add(goal(2));
  expect(up()).toBe('e1 front');
  vi.advanceTimersByTime(6500);
  expect(up()).toBe('e2 front');
  expect(shown).toEqual(['e1', 'e2']);
});

test('NOTIFY-19 a card that is closed makes way at once, and its times are not those of the next', () => {
  board.resume();
  board.add(goal(1));
  board.add(goal(2));
  vi.advanceTimersByTime(1500);
  board.close();
  expect(up()).toBe('e2 front');
  vi.advanceTimersByTime(1999);
  expect(up()).toBe('e2 front');
  board.close();
  expect(up()).toBe('none');
  board.close();
});

test('NOTIFY-21 while it is shut nothing comes up, and what is up lives to its end', () => {
  board.add(goal(1));
  expect(up()).toBe('none');
  board.resume();
  expect(up()).toBe('e1 front');
  board.pause();
  board.add(goal(2));
  vi.advanceTimersByTime(6500);
  expect(up()).toBe('none');
  expect(board.waiting().map(({ id }) => id)).toEqual(['e2']);
  board.resume();
  expect(up()).toBe('e2 front');
});

test('NOTIFY-21 what fell long ago comes on one card, before what fell of late', () => {
  board.add(goal(1, 600));
  board.add(goal(2, 60));
  board.add(goal(3, 300));
  board.resume();
  expect(up()).toBe('2 goals');
  expect(shown).toEqual(['e1', 'e3']);
  vi.advanceTimersByTime(6500);
  expect(up()).toBe('e2 front');
});

test('NOTIFY-21 what is old when it comes is gathered, also while somebody looks, and joins the card that is up', () => {
  board.resume();
  board.add(goal(1, 300));
  expect(up()).toBe('1 goals');
  vi.advanceTimersByTime(6000);
  board.add(goal(2, 300));
  expect(up()).toBe('2 goals');
  vi.advanceTimersByTime(6000);
  expect(up()).toBe('2 goals');
  vi.advanceTimersByTime(500);
  expect(up()).toBe('none');
  expect(shown).toEqual(['e1', 'e2']);
});

test('NOTIFY-21 what is old waits for the card that is up', () => {
  board.resume();
  board.add(goal(1));
  board.add(goal(2, 300));
  expect(up()).toBe('e1 front');
  vi.advanceTimersByTime(6500);
  expect(up()).toBe('1 goals');
});

test('NOTIFY-20 what was told in another way no longer waits, by its row or by another row of the same goal', () => {
  board.add(goal(1));
  board.add(goal(2));
  board.withdraw({ ...goal(1), id: exampleNotification('another row').id });
  board.withdraw(goal(2));
  board.resume();
  expect(up()).toBe('none');
});

test('a screen hears of each change once, and gets the same object until the next', () => {
  board.resume();
  board.add(goal(1));
  expect(told).toBe(1);
  const view = board.current();
  board.add(goal(2));
  expect(told).toBe(1);
  expect(board.current()).toBe(view);
  vi.advanceTimersByTime(6500);
  expect(told).toBe(3);
});

test('after stop nothing is up, waits or comes', () => {
  board.resume();
  board.add(goal(1));
  board.add(goal(2));
  board.stop();
  expect(up()).toBe('none');
  expect(board.waiting()).toEqual([]);
  board.add(goal(3));
  expect(up()).toBe('none');
});
