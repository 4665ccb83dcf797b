import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSeen } from './whenSeen.ts';

let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Hides the tab, or shows it again. */
function turn(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a task runs once when it is due', () => {
  const task = vi.fn();
  whenSeen(task, 1000);
  vi.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  turn(true);
  turn(false);
  expect(task).toHaveBeenCalledTimes(1);
});

test('LIVE-9 in a hidden tab a task waits until the tab is visible, and can be cancelled meanwhile', () => {
  const task = vi.fn();
  const cancelled = vi.fn();
  whenSeen(task, 1000);
  const cancel = whenSeen(cancelled, 1000);
  turn(true);
  vi.advanceTimersByTime(60_000);
  expect(task).not.toHaveBeenCalled();
  cancel();
  turn(false);
  expect(task).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
