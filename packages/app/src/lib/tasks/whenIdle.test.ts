import { expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

test('a task runs when the page is idle, and within two seconds in any case', () => {
  const idle = vi.fn<(task: () => void, options?: IdleRequestOptions) => number>(() => 7);
  const cancel = vi.fn<(handle: number) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const task = vi.fn<() => void>();
  const end = whenIdle(task);
  expect(idle).toHaveBeenCalledWith(task, { timeout: 2000 });
  expect(task).not.toHaveBeenCalled();
  end();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('a browser without idle callbacks runs the task in a later turn', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const task = vi.fn<() => void>();
  whenIdle(task);
  const cancelled = vi.fn<() => void>();
  whenIdle(cancelled)();
  expect(task).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  expect(cancelled).not.toHaveBeenCalled();
});
