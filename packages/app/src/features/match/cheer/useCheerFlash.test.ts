import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { useCheerFlash } from './useCheerFlash.ts';

const { id: brann } = exampleMatch();
const { id: molde } = exampleMatch({ id: 2 });

beforeEach(() => {
  vi.useFakeTimers();
});
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a cheer lights its half for a flash, and strikes its lamps', () => {
  const { result } = renderHook(() => useCheerFlash(brann));
  act(() => result.current.cheer('home'));
  expect([...result.current.cheered]).toEqual(['home']);
  expect(result.current.strikes).toEqual({ home: 1, away: 0 });
  pass(799);
  expect([...result.current.cheered]).toEqual(['home']);
  pass(1);
  expect([...result.current.cheered]).toEqual([]);
  act(() => result.current.cheer('home'));
  expect(result.current.strikes).toEqual({ home: 2, away: 0 });
});

test('another cheer within the flash keeps it lit, without a new strike', () => {
  const { result } = renderHook(() => useCheerFlash(brann));
  act(() => result.current.cheer('away'));
  pass(500);
  act(() => result.current.cheer('away'));
  expect(result.current.strikes).toEqual({ home: 0, away: 1 });
  pass(799);
  expect([...result.current.cheered]).toEqual(['away']);
  pass(1);
  expect([...result.current.cheered]).toEqual([]);
});

test('in another match no half is lit', () => {
  const { result, rerender } = renderHook(useCheerFlash, { initialProps: brann });
  act(() => result.current.cheer('home'));
  rerender(molde);
  expect([...result.current.cheered]).toEqual([]);
  expect(result.current.strikes).toEqual({ home: 0, away: 0 });
});
