import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deferred } from '../lib/loading/Deferred.ts';
import { startInTurn } from './startInTurn.ts';

const started: string[] = [];
const loads = new Map<string, () => void>();

function part(name: string) {
  return new Deferred(() => {
    started.push(name);
    return new Promise<{ start(): void; stop(): void }>((resolve) => {
      loads.set(name, () => resolve({ start: () => {}, stop: () => {} }));
    });
  }, `${name} did not load`);
}

beforeEach(() => {
  vi.useFakeTimers();
  // As in a browser that is always idle.
  vi.stubGlobal('requestIdleCallback', undefined);
  started.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('each part starts when the one before has loaded', async () => {
  void startInTurn([part('live'), part('alerts')]);
  await vi.advanceTimersByTimeAsync(100);
  expect(started).toEqual(['live']);
  loads.get('live')?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(started).toEqual(['live', 'alerts']);
});

test('a part that does not load holds the next one back for a second', async () => {
  const ended = vi.fn<() => void>();
  void startInTurn([part('alerts'), part('presence')]).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(started).toEqual(['alerts']);
  await vi.advanceTimersByTimeAsync(2);
  expect(started).toEqual(['alerts', 'presence']);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1001);
  expect(ended).toHaveBeenCalledOnce();
});
