import type { Browser, CDPSession } from 'playwright';
import { array, type InferOutput, number, object, optional, parse, string, unknown } from 'valibot';

/** An event of a Chromium trace. Times are in microseconds; `tdur` is CPU time of the thread. */
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
export type TraceEvent = InferOutput<typeof traceEvent>;

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

/** Traces Chromium while `act` runs. */
export async function traceOf(browser: Browser, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events = await traced(session, act);
  await session.detach();
  return events;
}

/** The slowest steps of a task, with the milliseconds of CPU time that each took. */
export function causesOf({ ts: from, dur: length }: TraceEvent, ofThread: readonly TraceEvent[]): string {
  return ofThread
    .filter(({ name, ts, dur }) => steps.test(name) && ts >= from && ts + dur <= from + length)
    .toSorted((a, b) => b.tdur - a.tdur)
    .slice(0, 3)
    .map(({ name, tdur }) => `${name} ${(tdur / 1000).toFixed(0)}`)
    .join(', ');
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

/** Whether a trace event has a time and a thread: metadata events lack them. */
function isTimed(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'ts' in event && 'pid' in event && 'tid' in event;
}
