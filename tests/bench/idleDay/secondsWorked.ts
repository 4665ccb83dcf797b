import type { CDPSession } from 'playwright';

/** Seconds of processor time since the page opened. */
export interface Work {
  /** Of the thread that runs its scripts and lays it out. */
  readonly thread: number;
  /** Of its whole process. */
  readonly process: number;
}

/** How much the page has worked by now; Chromium's `Performance` must be enabled. */
export async function secondsWorked(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { thread: valueOf('ThreadTime'), process: valueOf('ProcessTime') };
}
