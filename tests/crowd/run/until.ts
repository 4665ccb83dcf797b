import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something holds, for so many milliseconds at the most. Answers after how many it held; null where it never did. */
export async function until(holds: () => boolean, mostMs: number): Promise<number | null> {
  const from = performance.now();
  while (performance.now() < from + mostMs) {
    if (holds()) return performance.now() - from;
    await sleep(50);
  }
  return holds() ? performance.now() - from : null;
}
