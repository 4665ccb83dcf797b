import type { CDPSession } from 'playwright';

/** Seconds of processor time since the page opened. */
export interface Work {
  /** Seconds of the thread for scripts and layout. */
  readonly thread: number;
  /** Seconds of the whole process. */
  readonly process: number;
}

/** The processor time of the page so far. Chromium's `Performance` domain must be enabled. */
export async function secondsWorked(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { thread: valueOf('ThreadTime'), process: valueOf('ProcessTime') };
}
