import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a function at a rate until it is stopped. When a timer is late, the missed runs follow at once.
 *
 * @returns the number of runs, and the milliseconds that they took
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
      // A function that is slower than its rate falls ever further behind; without this wait, sockets and timers would
      // get no turn.
      await turn();
    }
    await sleep(Math.min(4, 1000 / timesASecond));
  }
  return { times, ms: performance.now() - start };
}
