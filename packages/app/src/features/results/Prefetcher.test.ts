import { type OsloDay, parseOsloDay, toUtcInstant } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Prefetcher } from './Prefetcher.ts';

function day(text: string): OsloDay {
  const parsed = parseOsloDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
}
const now = toUtcInstant('2026-11-21T12:00:00Z');
const plan = [
  { day: day('2026-11-22'), delayMs: 100, priority: 'high' },
  { day: day('2026-11-23'), delayMs: 200, priority: 'high' },
] as const;

const asked: OsloDay[] = [];
const api = {
  matches: (wanted: OsloDay) => {
    asked.push(wanted);
    return Promise.resolve([]);
  },
};
let allowed = true;
/** Whether the page is idle, and the tasks that wait until it is. */
let idle = true;
const busyTasks: (() => void)[] = [];
let tell: () => void = () => {};
const world = {
  now: () => {
    if (now === null) throw new Error('no clock');
    return now;
  },
  mayPrefetch: () => allowed,
  whenIdle: (task: () => void) => {
    if (idle) task();
    else busyTasks.push(task);
    return () => busyTasks.splice(busyTasks.indexOf(task), 1);
  },
  onChange: (listener: () => void) => {
    tell = listener;
    return () => {
      tell = () => {};
    };
  },
};
let queryClient: QueryClient;
let prefetcher: Prefetcher;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  allowed = true;
  idle = true;
  busyTasks.length = 0;
  queryClient = new QueryClient();
  prefetcher = new Prefetcher(queryClient, api, world);
});
afterEach(() => {
  prefetcher.stop();
  queryClient.clear();
});

test('a plan is carried out step by step, with each step at its time', () => {
  prefetcher.run('arrival', plan);
  vi.advanceTimersByTime(100);
  expect(asked).toEqual(['2026-11-22']);
  vi.advanceTimersByTime(100);
  expect(asked).toEqual(['2026-11-22', '2026-11-23']);
});

test('a step that is due on a busy page waits until the page is idle, and is dropped with its plan', () => {
  idle = false;
  prefetcher.run('arrival', plan);
  vi.advanceTimersByTime(100);
  expect(asked).toEqual([]);
  busyTasks[0]?.();
  expect(asked).toEqual(['2026-11-22']);
  vi.advanceTimersByTime(100);
  expect(busyTasks).toHaveLength(2);
  prefetcher.stop();
  expect(busyTasks).toEqual([]);
});

test('a new plan replaces the last', () => {
  prefetcher.run('arrival', plan);
  prefetcher.run('arrival', [{ day: day('2026-12-01'), delayMs: 50, priority: 'high' }]);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['2026-12-01']);
});

test('the days around a chosen day have a plan separate from the arrival plan', () => {
  prefetcher.run('arrival', plan);
  prefetcher.run('around', [{ day: day('2026-12-01'), delayMs: 50, priority: 'high' }]);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['2026-12-01', '2026-11-22', '2026-11-23']);
});

test('steps that are due in a hidden tab wait until it is visible, and then keep their intervals', () => {
  allowed = false;
  prefetcher.run('arrival', plan);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);

  allowed = true;
  tell();
  vi.advanceTimersByTime(99);
  expect(asked).toEqual(['2026-11-22']);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['2026-11-22', '2026-11-23']);
});

test('a day that is fresh in the cache is not loaded again', () => {
  queryClient.setQueryData(['matches', '2026-11-22'], { matches: [], loadedAt: world.now(), reloadFailed: false });
  prefetcher.run('arrival', plan);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['2026-11-23']);
});

test('after stop nothing is loaded and no timer is left', () => {
  prefetcher.run('arrival', plan);
  prefetcher.stop();
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
