import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { upLater } from './upLater.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const told: string[] = [];
  const { listener, end } = upLater((isFirst) => (isFirst ? 60_000 : 5000), {
    onUp: () => told.push('up'),
    onDown: () => told.push('down'),
  });
  return { told, listener, end };
}

test('LIVE-29 a listener catches up a minute after its topic has come, and five seconds after a loss', () => {
  const { told, listener } = open();
  listener.onUp();
  vi.advanceTimersByTime(59_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  listener.onDown('closed');
  listener.onUp();
  vi.advanceTimersByTime(4999);
  expect(told).toEqual(['up', 'down']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['up', 'down', 'up']);
});

test('a topic that is lost, or that nobody listens to any more, is caught up on no more', () => {
  const { told, listener, end } = open();
  listener.onUp();
  listener.onDown('closed');
  vi.advanceTimersByTime(60_000);
  listener.onUp();
  end();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['down']);
});
