import { number, object, safeParse } from 'valibot';
import { causesOf, type TraceEvent } from './traceOf.ts';

/** The work of the main thread between a press or a key and the frame that shows the response. */
export interface Answer {
  /** The thread's CPU time in milliseconds. Other work on the same cores adds nothing to it. */
  readonly threadMs: number;
  /** The slowest steps of the longest task. */
  readonly causes: string;
}

/** `timeStamp` and `processingEnd` are milliseconds of the page's clock. */
const timing = object({
  data: object({ interactionId: number(), timeStamp: number(), processingEnd: number() }),
});

/**
 * The page's answers to the interactions of a trace, in order. An answer ends when the main thread has committed its
 * next frame. The drawing of the frame is not counted, because without a graphics card it would double the time. If an
 * interaction has several events, the event with the longest answer counts, as in INP.
 */
export function answersOf(events: readonly TraceEvent[]): readonly Answer[] {
  const longest = new Map<number, Answer>();
  for (const event of events) {
    const { success, output } = safeParse(timing, event.args);
    if (event.name !== 'EventTiming' || !success || output.data.interactionId === 0) continue;
    const { interactionId, timeStamp, processingEnd } = output.data;
    const answer = answerBetween(events, event, event.ts + (processingEnd - timeStamp) * 1000);
    if (answer.threadMs > (longest.get(interactionId)?.threadMs ?? -1)) longest.set(interactionId, answer);
  }
  return [...longest.values()];
}

function answerBetween(events: readonly TraceEvent[], { ts: from, pid, tid }: TraceEvent, processedAt: number): Answer {
  const ofThread = events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid);
  const [frame] = ofThread
    .filter(({ name, ts }) => name === 'Commit' && ts >= processedAt)
    .toSorted((one, other) => one.ts - other.ts);
  const to = frame === undefined ? processedAt : frame.ts + frame.dur;
  const within = ({ ts, dur }: TraceEvent): number => Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from));
  const tasks = ofThread.filter((task) => task.name === 'RunTask' && within(task) > 0);
  const [slowest] = tasks.toSorted((one, other) => other.tdur - one.tdur);
  return {
    // If a task began before the press or ends after the frame, only its part between the press and the frame counts.
    threadMs: tasks.reduce((sum, task) => sum + task.tdur * (within(task) / task.dur), 0) / 1000,
    causes: slowest === undefined ? '' : causesOf(slowest, ofThread),
  };
}
