import type { Browser } from 'playwright';
import { object, parse, string } from 'valibot';
import { causesOf, traceOf } from './traceOf.ts';

const navigation = object({ data: object({ documentLoaderURL: string() }) });

export interface MainTask {
  /** Milliseconds since the navigation. */
  readonly startMs: number;
  /** Wall-clock milliseconds, which include other work on the same core. */
  readonly wallMs: number;
  /** The thread's CPU time in milliseconds. */
  readonly threadMs: number;
  /** The slowest steps of the task, with their milliseconds. */
  readonly causes: string;
}

export interface LoadTrace {
  readonly firstPaintMs: number;
  /** The tasks of the page's main thread since the navigation, in order. */
  readonly tasks: readonly MainTask[];
}

/**
 * Traces the main thread's work while `load` opens a page.
 *
 * @throws if the trace has no page of that address, or the page painted nothing
 */
export async function traceOfLoad(browser: Browser, path: string, load: () => Promise<unknown>): Promise<LoadTrace> {
  const events = await traceOf(browser, load);
  const start = events.findLast(({ name, args }) => {
    const at = name === 'navigationStart' ? navigationOf(args) : null;
    return at !== null && new URL(at).pathname === path;
  });
  const paint = events.findLast(({ name, pid }) => name === 'firstContentfulPaint' && pid === start?.pid);
  if (start === undefined || paint === undefined) throw new Error(`The trace has no page at ${path} that painted.`);
  const main = events.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= start.ts,
  );
  const tasks = main
    .filter(({ name }) => name === 'RunTask')
    .toSorted((a, b) => a.ts - b.ts)
    .map((task) => ({
      startMs: (task.ts - start.ts) / 1000,
      wallMs: task.dur / 1000,
      threadMs: task.tdur / 1000,
      causes: causesOf(task, main),
    }));
  return { firstPaintMs: (paint.ts - start.ts) / 1000, tasks };
}

function navigationOf(args: unknown): string | null {
  const url = parse(navigation, args).data.documentLoaderURL;
  return url === '' ? null : url;
}
