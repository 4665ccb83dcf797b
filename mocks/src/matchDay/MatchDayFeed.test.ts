import type { LiveEventRow, LiveMatchRow, MatchStateRow, TeamMessageRow } from '@tribunen/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadSeed, loadVoices, MatchDay, toLiveMatchRow } from '@tribunen/football';
import { systemClock } from '@tribunen/protocol';
import { demoChat } from '../demoCrowd.ts';
import { MatchDayFeed } from './MatchDayFeed.ts';

const data = await loadSeed();
const voices = await loadVoices();
const anchor = Date.parse('2026-11-21T13:30:00Z');
const minuteMs = 60_000;

class RowTable<Row extends { readonly id: string }> {
  readonly rows = new Map<string, Row>();
  readonly writes: { readonly at: number; readonly row: Row }[] = [];
  refuses = false;

  upsert(row: Row): Promise<void> {
    if (this.refuses) return Promise.reject(new Error('The table is locked'));
    this.rows.set(row.id, row);
    this.writes.push({ at: Date.now(), row });
    return Promise.resolve();
  }

  delete(test: (row: Row) => boolean): Promise<void> {
    for (const row of [...this.rows.values()].filter(test)) this.rows.delete(row.id);
    return Promise.resolve();
  }
}

function setUp(speed = 10) {
  const matchDay = new MatchDay({ data, chat: demoChat(voices), seed: 1, speed, anchor, programme: 'kampdag' });
  const table = new RowTable<LiveMatchRow>();
  const states = new RowTable<MatchStateRow>();
  const events = new RowTable<LiveEventRow>();
  const messages = new RowTable<TeamMessageRow>();
  const tables = { live_matches_new: table, match_state: states, live_events_new: events, team_messages: messages };
  const report = vi.fn<(message: string, cause: unknown) => void>();
  const feed = new MatchDayFeed({ matchDay, tables, clock: systemClock, report });
  const truth = (): LiveMatchRow[] => matchDay.matchesAt(Date.now()).map((match) => toLiveMatchRow(match, Date.now()));
  const written = (): LiveMatchRow[] => truth().flatMap((row) => table.rows.get(row.id) ?? []);
  return { matchDay, feed, table, states, events, messages, report, truth, written };
}

beforeEach(() => {
  vi.useFakeTimers({ now: anchor });
});
test('the feed writes every match in its current state when it starts', async () => {
  const { feed, table, truth, written } = setUp();
  await feed.start();
  expect(table.writes.length).toBeGreaterThanOrEqual(20);
  expect(written()).toEqual(truth());
});

test('the feed continues by itself: after an hour the table has the match day at that hour, with new matches', async () => {
  const { feed, table, truth, written } = setUp();
  await feed.start();
  const atStart = table.rows.size;
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(written()).toEqual(truth());
  expect(table.rows.size).toBeGreaterThan(atStart + 20);
});

test('the feed writes each change once, in the millisecond in which it happens', async () => {
  const { feed, table } = setUp();
  await feed.start();
  const atStart = table.writes.length;
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  const later = table.writes.slice(atStart).filter(({ row }) => row.status !== 'TIMED');
  expect(later.length).toBeGreaterThan(300);
  for (const { at, row } of later) expect(new Date(at).toISOString()).toBe(row.updated_at);
  const writes = table.writes.map(({ row }) => `${row.id} ${row.updated_at}`);
  expect(new Set(writes).size).toBe(writes.length);
});

test('the feed has one timer, which fires no more often than matches change', async () => {
  const { feed, table, messages } = setUp(1);
  const timers = vi.spyOn(systemClock, 'setTimeout');
  await feed.start();
  expect(vi.getTimerCount()).toBe(1);
  const atStart = table.writes.length + messages.writes.length;
  await vi.advanceTimersByTimeAsync(30 * minuteMs);
  expect(vi.getTimerCount()).toBe(1);
  expect(timers.mock.calls.length).toBeLessThanOrEqual(table.writes.length + messages.writes.length - atStart + 1);
  timers.mockRestore();
});

test('after `wake`, a feed whose timers were late has written the same rows as a feed whose timers were on time', async () => {
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

test('a timer that fires late still writes the correct state', async () => {
  const { feed, truth, written } = setUp();
  await feed.start();
  vi.setSystemTime(anchor + 5 * 60 * minuteMs);
  await vi.advanceTimersToNextTimerAsync();
  expect(written()).toEqual(truth());
});

test('the feed writes nothing after it is stopped, and catches up when it is started again', async () => {
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

test('a feed that is stopped while it writes stops writing and leaves no timer', async () => {
  const { feed, table } = setUp();
  const started = feed.start();
  feed.stop();
  await started;
  expect(table.writes.length).toBeLessThanOrEqual(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a failed write is reported and retried, and the feed continues', async () => {
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

test('the feed writes every event once, in order, and when it happens', async () => {
  const { feed, events } = setUp();
  await feed.start();
  const atStart = events.writes.length;
  expect(atStart).toBeGreaterThan(30);
  await vi.advanceTimersByTimeAsync(20 * minuteMs);
  const later = events.writes.slice(atStart);
  expect(later.length).toBeGreaterThan(50);
  for (const { at, row } of later) expect(new Date(at).toISOString()).toBe(row.occurred_at);
  expect(new Set(events.writes.map(({ row }) => row.id)).size).toBe(events.writes.length);
});

test('a feed whose timers were late writes every event and every message that it missed', async () => {
  const awake = setUp();
  await awake.feed.start();
  await vi.advanceTimersByTimeAsync(20 * minuteMs);
  awake.feed.stop();

  vi.setSystemTime(anchor);
  const asleep = setUp();
  await asleep.feed.start();
  vi.setSystemTime(anchor + 20 * minuteMs);
  await asleep.feed.wake();
  const byId = (rows: ReadonlyMap<string, unknown>): unknown[] => [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(byId(asleep.events.rows)).toEqual(byId(awake.events.rows));
  expect(byId(asleep.messages.rows)).toEqual(byId(awake.messages.rows));
  expect(byId(asleep.states.rows)).toEqual(byId(awake.states.rows));
});

test('after three hours at speed 60, only the matches that are still listed have rows', async () => {
  const { feed, matchDay, table, states, events, messages } = setUp(60);
  await feed.start();
  vi.setSystemTime(anchor + 90 * minuteMs);
  await feed.wake();
  vi.setSystemTime(anchor + 180 * minuteMs);
  await feed.wake();
  const listed = matchDay.matchesAt(Date.now());
  expect(listed.length).toBeLessThan(80);
  expect(table.rows.size).toBe(listed.length);
  expect(states.rows.size).toBe(listed.length);
  const ids = new Set(listed.map(({ id }) => String(id)));
  expect([...events.rows.values()].every((row) => ids.has(row.match_id))).toBe(true);
  expect(messages.rows.size).toBeLessThan(listed.length * 60);
});
