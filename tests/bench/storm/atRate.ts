import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a function at a rate until `end` is aborted. When a timer is late, the missed runs follow at once.
 *
 * @returns the number of runs, and the milliseconds since the start
 */
export async function atRate(
  timesASecond: number,
  run: () => Promise<unknown>,
  end: AbortSignal,
): Promise<{ readonly times: number; readonly ms: number }> {
  const start = performance.now();
  let times = 0;
  while (!end.aborted) {
    const due = ((performance.now() - start) * timesASecond) / 1000;
    for (; times < due && !end.aborted; times += 1) {
      await run();
      // If the function is slower than the rate, this loop has ever more missed runs to make up. Without this wait,
      // sockets and timers would get no turn meanwhile.
      await turn();
    }
    await sleep(Math.min(4, 1000 / timesASecond));
  }
  return { times, ms: performance.now() - start };
}
