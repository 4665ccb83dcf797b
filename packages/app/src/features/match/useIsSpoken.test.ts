import { instantAt } from '@tribunen/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BannerBoard } from '../../notifications/BannerBoard.ts';
import type { GoalBanner } from '../../notifications/GoalBannerBoard.ts';
import { exampleNotification } from '../../testing/exampleEvent.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { useIsSpoken } from './useIsSpoken.ts';

const match = exampleMatch({ id: 1 });
const scored = (id: string): GoalBanner => ({
  id,
  match,
  homeScore: 1,
  awayScore: 0,
  scoringSide: 'home',
  scorer: null,
  minute: 30,
  isFantasy: false,
});
const card = (id: string, ofMatch = match.id) => exampleNotification(id, { matchId: ofMatch });

let board: BannerBoard;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  board = new BannerBoard({ clock: { now: () => instantAt(Date.now()) }, onShown: () => undefined });
  board.resume();
});
afterEach(() => {
  cleanup();
  board.stop();
  vi.useRealTimers();
});

function hearing(goal: GoalBanner | null) {
  const { result, rerender } = renderHook((told: GoalBanner | null) => useIsSpoken(told, board), {
    initialProps: goal,
  });
  return { isSpoken: () => result.current, tell: rerender };
}

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a goal that no card tells of is read aloud, a second after it fell', () => {
  const { isSpoken } = hearing(scored('g1'));
  pass(999);
  expect(isSpoken()).toBe(false);
  pass(1);
  expect(isSpoken()).toBe(true);
});

test('a goal whose card comes after it is read aloud with its card alone, and not again when the card is gone', () => {
  const { isSpoken } = hearing(scored('g1'));
  pass(100);
  board.add(card('e1'));
  pass(900);
  expect(isSpoken()).toBe(false);
  pass(9_000);
  expect(board.current().status).toBe('none');
  expect(isSpoken()).toBe(false);
});

test('a goal whose card waits behind that of another match is read aloud with its card alone', () => {
  board.add(card('e0', exampleMatch({ id: 2 }).id));
  board.add(card('e1'));
  const { isSpoken } = hearing(scored('g1'));
  pass(10_000);
  expect(isSpoken()).toBe(false);
});

test('each goal is decided by itself', () => {
  const { isSpoken, tell } = hearing(scored('g1'));
  pass(1_000);
  tell({ ...scored('g1'), scorer: 'Finne' });
  expect(isSpoken()).toBe(true);
  tell(scored('g2'));
  expect(isSpoken()).toBe(false);
  pass(1_000);
  expect(isSpoken()).toBe(true);
  tell(null);
  expect(isSpoken()).toBe(false);
});
