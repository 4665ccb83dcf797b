// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { PacedReloads } from './PacedReloads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
/** Reloads whose answers take a number of milliseconds, with the times at which the loads begin. */
function open(answerMs = 0, { random = 0, isUsed = true } = {}) {
  const begun: number[] = [];
  const start = Date.now();
  const reloads = new PacedReloads({
    load: async () => {
      begun.push(Date.now() - start);
      if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
      return isUsed;
    },
    random: () => random,
  });
  const askFor = async (ms: number) => {
    for (let past = 0; past < ms; past += 500) {
      reloads.ask();
      await vi.advanceTimersByTimeAsync(500);
    }
  };
  return { reloads, begun, askFor };
}

test('while rows keep arriving the pause between two loads grows from 5 to 30 seconds', async () => {
  const { begun, askFor } = open();
  await askFor(100_000);
  expect(begun).toEqual([0, 5000, 15_000, 35_000, 65_000, 95_000]);
});

test('after a pause without rows the next row causes a load at once, and the pause is short again', async () => {
  const { reloads, begun, askFor } = open();
  await askFor(10_000);
  await vi.advanceTimersByTimeAsync(50_000);
  await askFor(6000);
  expect(begun).toEqual([0, 5000, 15_000, 60_000, 65_000]);
  reloads.stop();
});

test('the pause begins with the answer, and no load begins before it', async () => {
  const { begun, askFor } = open(8000);
  await askFor(30_000);
  expect(begun).toEqual([0, 13_000]);
});

test('LIVE-14 up to a tenth is added to the pause, so that screens do not load in step', async () => {
  const { begun, askFor } = open(0, { random: 0.5 });
  await askFor(6000);
  expect(begun).toEqual([0, 5250]);
});

test('a load is repeated if its answer could not be used', async () => {
  const { reloads, begun } = open(0, { isUsed: false });
  reloads.ask();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(begun).toEqual([0, 5000, 15_000]);
});

test('nothing is loaded after the end', async () => {
  const { reloads, begun } = open(1000);
  reloads.ask();
  reloads.ask();
  reloads.stop();
  reloads.ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toEqual([0]);
});
