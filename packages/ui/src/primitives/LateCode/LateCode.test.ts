import { beforeEach, expect, test, vi } from 'vitest';
import { LateCode } from './LateCode.ts';

const complaints = vi.spyOn(console, 'error');
const load = vi.fn<() => Promise<string>>();
let late: LateCode<string>;

beforeEach(() => {
  complaints.mockReset().mockImplementation(() => {});
  load.mockReset().mockResolvedValue('code');
  late = new LateCode(load, 'The menu did not load');
});

test('code is loaded once, when it is first needed, and its listeners are called at each step', async () => {
  const heard: string[] = [];
  late.subscribe(() => heard.push(late.current().status));
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([late.load(), late.load()])).toEqual(['code', 'code']);
  expect(await late.load()).toBe('code');
  expect(load).toHaveBeenCalledOnce();
  expect(heard).toEqual(['loading', 'ready']);
  expect(late.current()).toEqual({ status: 'ready', code: 'code' });
});

test('a failed try is logged, and the next try is a retry', async () => {
  const failure = new TypeError('Failed to fetch');
  load.mockRejectedValueOnce(failure);
  expect(await late.load()).toBeNull();
  expect(late.current()).toEqual({ status: 'error' });
  expect(complaints).toHaveBeenCalledExactlyOnceWith('The menu did not load', failure);
  const retry = late.load();
  expect(late.current()).toEqual({ status: 'loading', isRetry: true });
  expect(await retry).toBe('code');
});

test('a listener that has unsubscribed is not called', async () => {
  const listener = vi.fn<() => void>();
  late.subscribe(listener)();
  await late.load();
  expect(listener).not.toHaveBeenCalled();
});
