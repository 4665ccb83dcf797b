import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GoalBanner } from '../../notifications/GoalBannerBoard.ts';
import { exampleGoalBanner } from '../../testing/exampleGoalBanner.ts';
import { useIsSpoken } from './useIsSpoken.ts';

/** The goals whose card was there in time. */
let onCards: string[];

beforeEach(() => {
  vi.useFakeTimers();
  onCards = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function hearing(goal: GoalBanner | null) {
  const claim = vi.fn(({ id }: GoalBanner) => !onCards.includes(id));
  const { result, rerender } = renderHook((told: GoalBanner | null) => useIsSpoken(told, { claim }), {
    initialProps: goal,
  });
  return { isSpoken: () => result.current, tell: rerender, claim };
}

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a goal that no card tells of is read aloud, a second after it fell', () => {
  const { isSpoken } = hearing(exampleGoalBanner('g1'));
  pass(999);
  expect(isSpoken()).toBe(false);
  pass(1);
  expect(isSpoken()).toBe(true);
});

test('a goal whose card came meanwhile is read aloud with its card alone', () => {
  const { isSpoken } = hearing(exampleGoalBanner('g1'));
  pass(100);
  onCards = ['g1'];
  pass(9_900);
  expect(isSpoken()).toBe(false);
});

test('a goal is decided once, however often it is told anew', () => {
  const { isSpoken, tell, claim } = hearing(exampleGoalBanner('g1'));
  pass(1_000);
  tell({ ...exampleGoalBanner('g1'), scorer: 'Finne' });
  onCards = ['g1'];
  pass(9_000);
  expect(isSpoken()).toBe(true);
  expect(claim).toHaveBeenCalledOnce();
});

test('each goal is decided by itself', () => {
  const { isSpoken, tell } = hearing(exampleGoalBanner('g1'));
  pass(1_000);
  tell({ ...exampleGoalBanner('g1'), scorer: 'Finne' });
  expect(isSpoken()).toBe(true);
  tell(exampleGoalBanner('g2'));
  expect(isSpoken()).toBe(false);
  pass(1_000);
  expect(isSpoken()).toBe(true);
  tell(null);
  expect(isSpoken()).toBe(false);
});
