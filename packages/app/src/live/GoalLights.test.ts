import { instantAt, type Match, osloDayOf } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DayList } from '../queries/DayList.ts';
import { matchesKey } from '../queries/matchesQuery.ts';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { GoalLights } from './GoalLights.ts';

const start = Date.parse('2026-11-21T14:30:00Z');

let queryClient: QueryClient;
let lights: GoalLights;
let told: number;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  lights = new GoalLights(queryClient);
  told = 0;
  lights.lit.subscribe(() => {
    told += 1;
  });
  lights.start();
});
afterEach(() => {
  lights.stop();
  vi.useRealTimers();
});

const standing = (home: number, away: number, id = 1): Match =>
  exampleMatch({ id, score: { fullTime: { home, away } }, updatedAt: instantAt(Date.now()) });

function tell(...matches: readonly Match[]): void {
  const now = instantAt(Date.now());
  const list: DayList = { matches, loadedAt: now, reloadFailed: false };
  queryClient.setQueryData(matchesKey(osloDayOf(now)), list);
}

/** Which halves are lit, in the order in which they were. */
const lit = (): string[] =>
  [...lights.lit.current()].flatMap(([match, sides]) => [...sides].map((side) => `${match} ${side}`));
const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('MATCH-19 a goal for both sides between two tellings lights both halves', () => {
  tell(standing(0, 0));
  tell(standing(1, 1));
  expect(lit()).toEqual(['1 home', '1 away']);
  pass(9_999);
  expect(lit()).toEqual(['1 home', '1 away']);
  pass(1);
  expect(lit()).toEqual([]);
});

test('each half burns for ten seconds from its own last goal', () => {
  tell(standing(0, 0));
  tell(standing(1, 0));
  pass(6_000);
  tell(standing(1, 1));
  pass(4_000);
  expect(lit()).toEqual(['1 away']);
  tell(standing(1, 2));
  pass(9_999);
  expect(lit()).toEqual(['1 away']);
  pass(1);
  expect(lit()).toEqual([]);
});

test('a goal that is taken back puts its own light out, and no other', () => {
  tell(standing(0, 0), standing(0, 0, 2));
  tell(standing(1, 1), standing(0, 1, 2));
  tell(standing(0, 1), standing(0, 1, 2));
  expect(lit()).toEqual(['1 away', '2 away']);
  tell(standing(1, 1), standing(0, 1, 2));
  expect(lit()).toEqual(['1 away', '1 home', '2 away']);
});

test('a score that is corrected on both sides puts both lights out', () => {
  tell(standing(0, 0));
  tell(standing(1, 1));
  tell(standing(0, 0));
  expect(lit()).toEqual([]);
});

test('MATCH-20 the first telling lights nothing', () => {
  tell(standing(3, 2));
  expect(lit()).toEqual([]);
});

test('a goal leaves the set of every other match as it was', () => {
  tell(standing(0, 0), standing(0, 0, 2));
  tell(standing(1, 0), standing(0, 0, 2));
  const first = lights.lit.current().get(standing(0, 0).id);
  tell(standing(1, 0), standing(0, 1, 2));
  expect(lights.lit.current().get(standing(0, 0).id)).toBe(first);
});

test('it is told when a light goes on or out, and of nothing else', () => {
  tell(standing(0, 0));
  tell(standing(1, 0));
  pass(60_000);
  tell(standing(0, 0));
  expect(told).toBe(2);
});

test('after stop nothing is lit, and nothing is left running', () => {
  tell(standing(0, 0));
  tell(standing(1, 0));
  lights.stop();
  tell(standing(2, 0));
  expect(lit()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
