import { instantAt, type Match, osloDayOf } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadedDayList } from '../data/matches/DayList.ts';
import { matchesKey } from '../data/matches/matchesQuery.ts';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { GoalLights } from './GoalLights.ts';

const start = Date.parse('2026-11-21T14:30:00Z');

let queryClient: QueryClient;
let lights: GoalLights;
let calls: number;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  lights = new GoalLights(queryClient);
  calls = 0;
  lights.lit.subscribe(() => {
    calls += 1;
  });
  lights.start();
});
afterEach(() => {
  lights.stop();
});

const standing = (home: number, away: number, id = 1): Match =>
  exampleMatch({ id, score: { fullTime: { home, away } }, updatedAt: instantAt(Date.now()) });

function update(...matches: readonly Match[]): void {
  const now = instantAt(Date.now());
  queryClient.setQueryData(matchesKey(osloDayOf(now)), loadedDayList(matches, now));
}

/** The lit halves, in the order in which they were lit. */
const lit = (): string[] =>
  [...lights.lit.current()].flatMap(([match, sides]) => [...sides].map((side) => `${match} ${side}`));
const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('MATCH-19 a goal for each side between two updates lights both halves', () => {
  update(standing(0, 0));
  update(standing(1, 1));
  expect(lit()).toEqual(['1 home', '1 away']);
  pass(9_999);
  expect(lit()).toEqual(['1 home', '1 away']);
  pass(1);
  expect(lit()).toEqual([]);
});

test('each half is lit for ten seconds from its own last goal', () => {
  update(standing(0, 0));
  update(standing(1, 0));
  pass(6_000);
  update(standing(1, 1));
  pass(4_000);
  expect(lit()).toEqual(['1 away']);
  update(standing(1, 2));
  pass(9_999);
  expect(lit()).toEqual(['1 away']);
  pass(1);
  expect(lit()).toEqual([]);
});

test('a cancelled goal turns off its own light, and no other', () => {
  update(standing(0, 0), standing(0, 0, 2));
  update(standing(1, 1), standing(0, 1, 2));
  update(standing(0, 1), standing(0, 1, 2));
  expect(lit()).toEqual(['1 away', '2 away']);
  update(standing(1, 1), standing(0, 1, 2));
  expect(lit()).toEqual(['1 away', '1 home', '2 away']);
});

test('a correction for both sides turns off both lights', () => {
  update(standing(0, 0));
  update(standing(1, 1));
  update(standing(0, 0));
  expect(lit()).toEqual([]);
});

test('MATCH-20 the first update lights nothing', () => {
  update(standing(3, 2));
  expect(lit()).toEqual([]);
});

test('a goal leaves the set of every other match as it was', () => {
  update(standing(0, 0), standing(0, 0, 2));
  update(standing(1, 0), standing(0, 0, 2));
  const first = lights.lit.current().get(standing(0, 0).id);
  update(standing(1, 0), standing(0, 1, 2));
  expect(lights.lit.current().get(standing(0, 0).id)).toBe(first);
});

test('listeners are called only when a light goes on or off', () => {
  update(standing(0, 0));
  update(standing(1, 0));
  pass(60_000);
  update(standing(0, 0));
  expect(calls).toBe(2);
});

test('after stop nothing is lit, and no timer or listener is left', () => {
  update(standing(0, 0));
  update(standing(1, 0));
  lights.stop();
  update(standing(2, 0));
  expect(lit()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
