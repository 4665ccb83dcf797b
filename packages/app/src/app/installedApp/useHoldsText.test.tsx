// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useHoldsText } from './useHoldsText.ts';

beforeEach(() => vi.useFakeTimers());
test('the fields are checked when the user types, and again after a press that empties one', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const send = document.body.appendChild(document.createElement('button'));
  send.addEventListener('click', () => (field.value = ''));
  const { result, unmount } = renderHook(() => useHoldsText());
  expect(result.current).toBe(false);
  field.value = 'Heia';
  act(() => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    vi.runAllTimers();
  });
  expect(result.current).toBe(true);
  act(() => {
    send.click();
    vi.runAllTimers();
  });
  expect(result.current).toBe(false);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
