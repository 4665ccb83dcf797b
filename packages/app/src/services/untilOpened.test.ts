import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilOpened } from './untilOpened.ts';

const onOpened = vi.fn<(room: string) => void>();
const onFailed = vi.fn<(error: unknown) => void>();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  onOpened.mockReset();
  onFailed.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a failed load is retried after 2, 4, 8 … seconds, at most five minutes apart', async () => {
  const open = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('down')));
  const end = untilOpened(open, onOpened, onFailed);
  await pass(2000 + 4000 + 8000);
  expect(open).toHaveBeenCalledTimes(4);
  await pass(3_600_000);
  const before = open.mock.calls.length;
  await pass(300_000);
  expect(open).toHaveBeenCalledTimes(before + 1);
  expect(onFailed).toHaveBeenCalledTimes(before + 1);
  end();
  await pass(3_600_000);
  expect(open).toHaveBeenCalledTimes(before + 1);
});

test('a load that succeeds is passed on, and not repeated', async () => {
  const open = vi.fn<() => Promise<string>>(() => Promise.resolve('the room'));
  untilOpened(open, onOpened, onFailed);
  await pass(3_600_000);
  expect(onOpened.mock.calls).toEqual([['the room']]);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a load that ends after the stop is neither passed on nor reported', async () => {
  untilOpened(() => Promise.resolve('the room'), onOpened, onFailed)();
  untilOpened(() => Promise.reject(new Error('down')), onOpened, onFailed)();
  await pass(3_600_000);
  expect(onOpened).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});
