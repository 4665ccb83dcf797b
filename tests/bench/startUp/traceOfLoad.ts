import type { Browser, CDPSession, Page } from 'playwright';
import { array, number, object, optional, parse, string, unknown } from 'valibot';

/** The events of a Chromium trace; times in microseconds, `tdur` by the thread's own clock. */
const traceEvent = object({
  name: string(),
  ph: string(),
  pid: number(),
  tid: number(),
  ts: number(),
  dur: optional(number(), 0),
  tdur: optional(number(), 0),
  args: optional(unknown()),
});
const navigation = object({ data: object({ documentLoaderURL: string() }) });

export interface MainTask {
  /** Milliseconds since the navigation. */
  readonly startMs: number;
  /** Wall-clock milliseconds, which include other work on the same core. */
  readonly wallMs: number;
  /** Milliseconds by the thread's own clock. */
  readonly threadMs: number;
  /** The steps that took most of the task, with their milliseconds. */
  readonly causes: string;
}

export interface LoadTrace {
  readonly firstPaintMs: number;
  /** The tasks of the page's main thread, from the navigation on, in order. */
  readonly tasks: readonly MainTask[];
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
  'v8',
];
/** The steps of a task that a developer can influence. */
const steps =
  /^(?:FunctionCall|EvaluateScript|v8\.evaluateModule|Layout|UpdateLayoutTree|Paint|Commit|ParseHTML|M(?:aj|in)orGC|TimerFire|FireAnimationFrame)$/;

/**
 * Traces the main thread's work while `load` opens a page.
 *
 * @throws if the trace has no page of that address, or the page painted nothing
 * @example
 * const { tasks } = await traceOfLoad(browser, '/results', () => page.goto(address));
 */
export async function traceOfLoad(browser: Browser, path: string, load: () => Promise<unknown>): Promise<LoadTrace> {
  const session = await browser.newBrowserCDPSession();
  const events = await traced(session, load);
  await session.detach();
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
      causes: main
        .filter(({ name, ts, dur }) => steps.test(name) && ts >= task.ts && ts + dur <= task.ts + task.dur)
        .toSorted((a, b) => b.tdur - a.tdur)
        .slice(0, 3)
        .map(({ name, tdur }) => `${name} ${(tdur / 1000).toFixed(0)}`)
        .join(', '),
    }));
  return { firstPaintMs: (paint.ts - start.ts) / 1000, tasks };
}

function navigationOf(args: unknown): string | null {
  const url = parse(navigation, args).data.documentLoaderURL;
  return url === '' ? null : url;
}

async function traced(session: CDPSession, load: () => Promise<unknown>) {
  const chunks: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => chunks.push(...value));
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await load();
  await session.send('Tracing.end');
  await complete;
  return parse(array(traceEvent), chunks.filter(isTimed));
}

/** Whether a trace event has a time; metadata has none. */
function isTimed(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'ts' in event && 'pid' in event && 'tid' in event;
}

/** Counts the requests of a page by kind. */
export function countRequests(page: Page, kindOf: (url: URL) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const kind = kindOf(new URL(request.url()));
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  });
  return counts;
}
