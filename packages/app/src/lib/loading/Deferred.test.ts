import { beforeEach, expect, test, vi } from 'vitest';
import { Deferred } from './Deferred.ts';
import { when } from '../state/when.ts';

const complaints = vi.spyOn(console, 'error');
const part = { start: vi.fn<() => void>(), stop: vi.fn<() => void>() };
const load = vi.fn<() => Promise<typeof part>>();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let deferred: Deferred<typeof part>;

/**
 * By how many the number of timers changes while a step runs. Test files share a process, so timers of an earlier file
 * may be waiting too.
 */
function timersAddedBy(step: () => void): number {
  const before = vi.getTimerCount();
  step();
  return vi.getTimerCount() - before;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  complaints.mockImplementation(() => {});
  load.mockResolvedValue(part);
  deferred = new Deferred(load, 'It did not load');
});
test('the part is loaded on request, and only once', async () => {
  await pass(3_600_000);
  expect(load).not.toHaveBeenCalled();
  deferred.start();
  deferred.start();
  await pass(3_600_000);
  expect(load).toHaveBeenCalledOnce();
  expect(part.start).toHaveBeenCalledOnce();
});

test('the part is null until it is loaded and started, and then its listeners are called', async () => {
  const heard = vi.fn<() => void>();
  deferred.subscribe(heard);
  deferred.start();
  expect(deferred.current()).toBeNull();
  await pass(0);
  expect(deferred.current()).toBe(part);
  expect(heard).toHaveBeenCalledOnce();
  expect(await when(deferred, (loaded) => loaded !== null)).toBe(part);
});

test('a failed load is logged and retried after 2, 4, 8 … seconds, at most five minutes apart', async () => {
  load.mockRejectedValue(new Error('down'));
  deferred.start();
  await pass(2000 + 4000 + 8000);
  expect(load).toHaveBeenCalledTimes(4);
  await pass(3_600_000);
  const before = load.mock.calls.length;
  await pass(300_000);
  expect(load).toHaveBeenCalledTimes(before + 1);
  expect(complaints).toHaveBeenCalledTimes(before + 1);
  load.mockResolvedValue(part);
  await pass(300_000);
  expect(deferred.current()).toBe(part);
});

test('a failed load is retried when the network is back', async () => {
  load.mockRejectedValue(new Error('down'));
  deferred.start();
  await pass(2000 + 4000);
  load.mockResolvedValue(part);
  expect(timersAddedBy(() => dispatchEvent(new Event('online')))).toBe(-1);
  await pass(0);
  expect(deferred.current()).toBe(part);
});

test('stopping ends the wait for another try', async () => {
  load.mockRejectedValue(new Error('down'));
  deferred.start();
  await pass(0);
  expect(timersAddedBy(() => deferred.stop())).toBe(-1);
  await pass(3_600_000);
  expect(load).toHaveBeenCalledOnce();
});

test('a part that is stopped as soon as it has started is not shown', async () => {
  part.start.mockImplementationOnce(() => deferred.stop());
  deferred.start();
  await pass(0);
  expect(deferred.current()).toBeNull();
  expect(part.stop).toHaveBeenCalledOnce();
});

test('when a load ends after the stop, the part is not started, and nothing is logged or tried again', async () => {
  deferred.start();
  deferred.stop();
  load.mockRejectedValue(new Error('down'));
  deferred.start();
  deferred.stop();
  await pass(3_600_000);
  expect(deferred.current()).toBeNull();
  expect(part.start).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

test('a loaded part stops and starts with the page', async () => {
  deferred.start();
  await pass(0);
  deferred.stop();
  expect(part.stop).toHaveBeenCalledOnce();
  deferred.start();
  expect(part.start).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledOnce();
});
