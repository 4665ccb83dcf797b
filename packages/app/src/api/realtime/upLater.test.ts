import { beforeEach, expect, test, vi } from 'vitest';
import { upLater } from './upLater.ts';

beforeEach(() => vi.useFakeTimers());
function open() {
  const received: string[] = [];
  const { listener, end } = upLater((isFirst) => (isFirst ? 60_000 : 5000), {
    onUp: () => received.push('up'),
    onDown: () => received.push('down'),
  });
  return { received, listener, end };
}

test('LIVE-29 a listener catches up a minute after its topic has come up first, and five seconds after a loss', () => {
  const { received, listener } = open();
  listener.onUp();
  vi.advanceTimersByTime(59_999);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(1);
  listener.onDown('closed');
  listener.onUp();
  vi.advanceTimersByTime(4999);
  expect(received).toEqual(['up', 'down']);
  vi.advanceTimersByTime(1);
  expect(received).toEqual(['up', 'down', 'up']);
});

test('a listener does not catch up if its topic is lost meanwhile, or if it stops listening', () => {
  const { received, listener, end } = open();
  listener.onUp();
  listener.onDown('closed');
  vi.advanceTimersByTime(60_000);
  listener.onUp();
  end();
  vi.advanceTimersByTime(60_000);
  expect(received).toEqual(['down']);
});
