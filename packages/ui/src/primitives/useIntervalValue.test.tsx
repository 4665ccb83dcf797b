import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIntervalValue } from './useIntervalValue.ts';

let readings = 0;
const visibility = vi.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  readings = 0;
  visibility.mockReturnValue('visible');
  vi.useFakeTimers();
});
function Counter() {
  return <output>{useIntervalValue(() => ++readings, 1000)}</output>;
}

function show(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const shown = () => screen.getByRole('status').textContent;

test('the value is read at once and then at every interval', () => {
  render(<Counter />);
  expect(shown()).toBe('1');
  act(() => void vi.advanceTimersByTime(2000));
  expect(shown()).toBe('3');
});

test('nothing is read while the page is hidden, and the value is read at once when it is visible again', () => {
  render(<Counter />);
  show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown()).toBe('1');
  show('visible');
  expect(shown()).toBe('2');
  act(() => void vi.advanceTimersByTime(1000));
  expect(shown()).toBe('3');
});

test('after unmounting, no timer and no listener is left', () => {
  const { unmount } = render(<Counter />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  show('visible');
  expect(vi.getTimerCount()).toBe(0);
  expect(readings).toBe(1);
});
