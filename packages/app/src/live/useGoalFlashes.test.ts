import type { Match } from '@tribunen/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { useGoalFlashes } from './useGoalFlashes.ts';

const standing = (home: number, away: number, id = 1) => exampleMatch({ id, score: { fullTime: { home, away } } });

function watching(...first: readonly Match[]) {
  const { result, rerender } = renderHook(useGoalFlashes, { initialProps: first });
  return {
    tell: (...matches: readonly Match[]) => rerender(matches),
    /** Which halves are lit, in the order in which they were. */
    lit: () => [...result.current].flatMap(([match, sides]) => [...sides].map((side) => `${match} ${side}`)),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('MATCH-19 a goal for both sides between two tellings lights both halves', () => {
  const { tell, lit } = watching(standing(0, 0));
  tell(standing(1, 1));
  expect(lit()).toEqual(['1 home', '1 away']);
  pass(9_999);
  expect(lit()).toEqual(['1 home', '1 away']);
  pass(1);
  expect(lit()).toEqual([]);
});

test('each half burns for ten seconds from its own last goal', () => {
  const { tell, lit } = watching(standing(0, 0));
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
  const { tell, lit } = watching(standing(0, 0), standing(0, 0, 2));
  tell(standing(1, 1), standing(0, 1, 2));
  tell(standing(0, 1), standing(0, 1, 2));
  expect(lit()).toEqual(['1 away', '2 away']);
  tell(standing(1, 1), standing(0, 1, 2));
  expect(lit()).toEqual(['1 away', '1 home', '2 away']);
});

test('MATCH-20 the first telling lights nothing', () => {
  const { lit } = watching(standing(3, 2));
  expect(lit()).toEqual([]);
});

test('a goal leaves the set of every other match as it was', () => {
  const { result, rerender } = renderHook(useGoalFlashes, { initialProps: [standing(0, 0), standing(0, 0, 2)] });
  rerender([standing(1, 0), standing(0, 0, 2)]);
  const first = result.current.get(standing(0, 0).id);
  rerender([standing(1, 0), standing(0, 1, 2)]);
  expect(result.current.get(standing(0, 0).id)).toBe(first);
});

test('nothing is left running when the screen is gone', () => {
  const { tell } = watching(standing(0, 0));
  tell(standing(1, 0));
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});
