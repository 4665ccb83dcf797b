import type { LiveMatchRow } from '@tribunen/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSeed } from '../../seed/loadSeed.ts';
import { systemClock } from '../Clock.ts';
import { MatchDay } from './MatchDay.ts';
import { MatchDayFeed } from './MatchDayFeed.ts';
import { toLiveMatchRow } from './state/toLiveMatchRow.ts';

const data = await loadSeed();
const anchor = Date.parse('2026-11-21T13:30:00Z');
const minuteMs = 60_000;

class RowTable {
  readonly rows = new Map<string, LiveMatchRow>();
  readonly writes: { readonly at: number; readonly row: LiveMatchRow }[] = [];
  refuses = false;

  upsert(row: LiveMatchRow): Promise<void> {
    if (this.refuses) return Promise.reject(new Error('The table is locked'));
    this.rows.set(row.id, row);
    this.writes.push({ at: Date.now(), row });
    return Promise.resolve();
  }
}

function setUp(speed = 10) {
  const matchDay = new MatchDay({ data, seed: 1, speed, anchor, programme: 'kampdag' });
  const table = new RowTable();
  const report = vi.fn<(message: string, cause: unknown) => void>();
  const feed = new MatchDayFeed({ matchDay, table, clock: systemClock, report });
  const truth = (): LiveMatchRow[] => matchDay.matchesAt(Date.now()).map((match) => toLiveMatchRow(match, Date.now()));
  const written = (): LiveMatchRow[] => truth().flatMap((row) => table.rows.get(row.id) ?? []);
  return { feed, table, report, truth, written };
}

beforeEach(() => {
  vi.useFakeTimers({ now: anchor });
});
afterEach(() => {
  vi.useRealTimers();
});

test('writes every match as it stands when it starts', async () => {
  const { feed, table, truth, written } = setUp();
  await feed.start();
  expect(table.writes.length).toBeGreaterThanOrEqual(20);
  expect(written()).toEqual(truth());
});

test('goes on by itself: after an hour the table is what the day says, new matches included', async () => {
  const { feed, table, truth, written } = setUp();
  await feed.start();
  const atStart = table.rows.size;
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(written()).toEqual(truth());
  expect(table.rows.size).toBeGreaterThan(atStart + 20);
});

test('writes each change in the millisecond in which it happens, and nothing twice', async () => {
  const { feed, table } = setUp();
  await feed.start();
  const atStart = table.writes.length;
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  const later = table.writes.slice(atStart).filter(({ row }) => row.status !== 'TIMED');
  expect(later.length).toBeGreaterThan(300);
  for (const { at, row } of later) expect(new Date(at).toISOString()).toBe(row.updated_at);
  const told = table.writes.map(({ row }) => `${row.id} ${row.updated_at}`);
  expect(new Set(told).size).toBe(told.length);
});

test('sleeps until something changes: one timer, and no more wakings than changes', async () => {
  const { feed, table } = setUp(1);
  const timers = vi.spyOn(systemClock, 'setTimeout');
  await feed.start();
  expect(vi.getTimerCount()).toBe(1);
  const atStart = table.writes.length;
  await vi.advanceTimersByTimeAsync(30 * minuteMs);
  expect(vi.getTimerCount()).toBe(1);
  expect(timers.mock.calls.length).toBeLessThanOrEqual(table.writes.length - atStart + 1);
  timers.mockRestore();
});

test('a tab that slept has the same table as one that never did, as soon as it wakes', async () => {
  const awake = setUp();
  await awake.feed.start();
  await vi.advanceTimersByTimeAsync(42 * minuteMs);
  awake.feed.stop();

  vi.setSystemTime(anchor);
  const asleep = setUp();
  await asleep.feed.start();
  const atStart = asleep.table.writes.length;
  vi.setSystemTime(anchor + 42 * minuteMs);
  await asleep.feed.wake();
  expect(asleep.written()).toEqual(awake.written());
  expect(asleep.table.writes.length - atStart).toBeLessThan(60);
});

test('a timer that fires late brings the true state too', async () => {
  const { feed, truth, written } = setUp();
  await feed.start();
  vi.setSystemTime(anchor + 5 * 60 * minuteMs);
  await vi.advanceTimersToNextTimerAsync();
  expect(written()).toEqual(truth());
});

test('writes nothing after it was stopped, and catches up when it is started again', async () => {
  const { feed, table, truth, written } = setUp();
  await feed.start();
  feed.stop();
  expect(vi.getTimerCount()).toBe(0);
  const before = table.writes.length;
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  await feed.wake();
  expect(table.writes.length).toBe(before);
  await feed.start();
  expect(written()).toEqual(truth());
});

test('stopped while it writes, it writes no more and leaves no timer', async () => {
  const { feed, table } = setUp();
  const started = feed.start();
  feed.stop();
  await started;
  expect(table.writes.length).toBeLessThanOrEqual(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a write that fails is reported and tried again, and the feed goes on', async () => {
  const { feed, table, report, truth, written } = setUp();
  await feed.start();
  table.refuses = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(report).toHaveBeenCalledWith(
    expect.stringMatching(/^The state of match \d+ could not be written$/),
    expect.any(Error),
  );
  table.refuses = false;
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(written()).toEqual(truth());
});
