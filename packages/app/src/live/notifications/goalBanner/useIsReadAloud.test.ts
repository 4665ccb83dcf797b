import type { BannerGoal } from '@tribunen/domain';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleBannerGoal } from '../../../testing/exampleBannerGoal.ts';
import { useIsReadAloud } from './useIsReadAloud.ts';

/** The goals whose card came in time. */
let onCards: string[];

beforeEach(() => {
  vi.useFakeTimers();
  onCards = [];
});
function hearing(goal: BannerGoal | null) {
  const claim = vi.fn(({ id }: BannerGoal) => !onCards.includes(id));
  const { result, rerender } = renderHook((shown: BannerGoal | null) => useIsReadAloud(shown, { claim }), {
    initialProps: goal,
  });
  return { isSpoken: () => result.current, show: rerender, claim };
}

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a goal without a card is read aloud a second after it appeared', () => {
  const { isSpoken } = hearing(exampleBannerGoal('g1'));
  pass(999);
  expect(isSpoken()).toBe(false);
  pass(1);
  expect(isSpoken()).toBe(true);
});

test('a goal whose card appeared meanwhile is read aloud only by its card', () => {
  const { isSpoken } = hearing(exampleBannerGoal('g1'));
  pass(100);
  onCards = ['g1'];
  pass(9_900);
  expect(isSpoken()).toBe(false);
});

test('a goal is decided once, however often it changes', () => {
  const { isSpoken, show, claim } = hearing(exampleBannerGoal('g1'));
  pass(1_000);
  show({ ...exampleBannerGoal('g1'), scorer: 'Finne' });
  onCards = ['g1'];
  pass(9_000);
  expect(isSpoken()).toBe(true);
  expect(claim).toHaveBeenCalledOnce();
});

test('each goal is decided separately', () => {
  const { isSpoken, show } = hearing(exampleBannerGoal('g1'));
  pass(1_000);
  show({ ...exampleBannerGoal('g1'), scorer: 'Finne' });
  expect(isSpoken()).toBe(true);
  show(exampleBannerGoal('g2'));
  expect(isSpoken()).toBe(false);
  pass(1_000);
  expect(isSpoken()).toBe(true);
  show(null);
  expect(isSpoken()).toBe(false);
});
