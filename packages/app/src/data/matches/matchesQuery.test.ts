import {
  type Match,
  type MatchParts,
  type OsloDay,
  parseOsloDay,
  toUtcInstant,
  type UtcInstant,
} from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { type DayList, loadedDayList, updateDayList } from './DayList.ts';
import { matchesKey, matchesQuery } from './matchesQuery.ts';

function day(text: string): OsloDay {
  const parsed = parseOsloDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
}
function instant(text: string): UtcInstant {
  const parsed = toUtcInstant(text);
  if (parsed === null) throw new Error(`${text} is no instant`);
  return parsed;
}

const today = day('2026-11-21');
const now = instant('2026-11-21T14:30:00Z');
const withGoal: Partial<MatchParts> = { score: { fullTime: { home: 1, away: 0 } }, updatedAt: '2026-11-21T14:31:00Z' };

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient();
});
afterEach(() => queryClient.clear());

/** Today's matches in the cache once the backend has answered with these matches. */
async function load(answer: readonly Match[] | Promise<readonly Match[]>): Promise<readonly Match[]> {
  const api = { matches: () => Promise.resolve(answer) };
  const list = await queryClient.query({ ...matchesQuery(api, today, () => now), staleTime: 0, retry: false });
  return list.matches;
}
function held(): DayList | undefined {
  return queryClient.getQueryData<DayList>(matchesKey(today));
}
function cached(): readonly Match[] | undefined {
  return held()?.matches;
}

test('an older answer does not take back a goal received while it was under way', async () => {
  await load([exampleMatch(), exampleMatch({ id: 2 })]);
  let answer: (matches: readonly Match[]) => void = () => {};
  const underWay = new Promise<readonly Match[]>((resolve) => {
    answer = resolve;
  });
  const reload = load(underWay);
  queryClient.setQueryData<DayList>(
    matchesKey(today),
    (list) => list && updateDayList(list, { kind: 'list', matches: [exampleMatch(withGoal)] }),
  );
  const scored = cached();
  expect(scored?.[0]?.score.fullTime).toEqual({ home: 1, away: 0 });

  answer([exampleMatch(), exampleMatch({ id: 2 })]);
  await reload;

  expect(cached()).toBe(scored);
});

test('a reload shows the new answer, and unchanged matches stay the same objects', async () => {
  const [first, second] = await load([exampleMatch(), exampleMatch({ id: 2 })]);
  expect(second).toBeDefined();

  await load([exampleMatch(), exampleMatch({ id: 3, ...withGoal })]);

  expect(cached()).toEqual([exampleMatch(), exampleMatch({ id: 3, ...withGoal })]);
  expect(cached()?.[0]).toBe(first);
});

test('a newer answer replaces the matches of an older one', async () => {
  await load([exampleMatch()]);
  await load([exampleMatch(withGoal)]);
  expect(cached()).toEqual([exampleMatch(withGoal)]);
});

test('a failed reload returns the list of the last load, marked as such, and logs the reason', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await load([exampleMatch(withGoal)]);
  await load(Promise.reject(new Error('API call failed: 500')));
  expect(held()).toEqual({ ...loadedDayList([exampleMatch(withGoal)], now), reloadFailed: true, askedWaitMs: null });
  expect(complaint).toHaveBeenCalledTimes(1);
  complaint.mockRestore();

  await load([exampleMatch(withGoal)]);
  expect(held()?.reloadFailed).toBe(false);
});

test('a day that was never loaded fails', async () => {
  await expect(load(Promise.reject(new Error('API call failed: 500')))).rejects.toThrow('API call failed: 500');
});
