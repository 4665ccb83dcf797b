import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition holds. Returns the milliseconds that it took; null after the timeout. */
export async function until(holds: () => boolean, mostMs: number): Promise<number | null> {
  const from = performance.now();
  while (performance.now() < from + mostMs) {
    if (holds()) return performance.now() - from;
    await sleep(50);
  }
  return holds() ? performance.now() - from : null;
}
