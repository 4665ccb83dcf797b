import type { Page } from 'playwright';
import { array, type InferOutput, number, object, parse } from 'valibot';

const span = object({ at: number(), ms: number() });
const chatNotes = object({
  longTasks: array(span),
  keys: array(span),
  frames: number(),
  /** Frames in which the list was rendered with new lines, and frames in which that happened more than once. */
  linesFrames: number(),
  linesTwice: number(),
  commits: object({ lines: number(), chat: number(), list: number(), other: number() }),
});

/** Reads the notes that `watchChat` has taken in the page. */
export async function readChatNotes(page: Page): Promise<InferOutput<typeof chatNotes>> {
  return parse(chatNotes, await page.evaluate('window.chatNotes'));
}

/**
 * Runs in the page before its scripts. Notes in `window.chatNotes`: long tasks, how long each key takes to the paint
 * after it, in how many frames the chat's list received new lines, and React's commits by the part that they rendered:
 * new lines, the chat around them without new lines, the virtual list alone (it measures and scrolls), or another part.
 * Times are milliseconds since the page was opened.
 */
export function watchChat(): void {
  const longTasks: { readonly at: number; readonly ms: number }[] = [];
  const keys: { readonly at: number; readonly ms: number }[] = [];
  const commits = { lines: 0, chat: 0, list: 0, other: 0 };
  const notes = { longTasks, keys, frames: 0, linesFrames: 0, linesTwice: 0, commits };
  Object.assign(window, { chatNotes: notes });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask' });
  // Chromium accepts no lower threshold than 16 ms: keys that are painted sooner are not noted.
  const events: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'keydown') keys.push({ at: startTime, ms: duration });
    }
  }).observe(events);

  // React keeps the props with which it last rendered an element in a property of that element.
  const propsOf = (element: Element | null | undefined): unknown => {
    const key = element && Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    return key === undefined || key === null ? undefined : Reflect.get(Object(element), key);
  };
  const linesIn = (props: unknown): unknown => {
    const children: unknown = props === undefined ? [] : Reflect.get(Object(props), 'children');
    const last: unknown = Array.isArray(children) ? children.at(-1) : undefined;
    return last === undefined ? undefined : Reflect.get(Object(Reflect.get(Object(last), 'props')), 'data');
  };
  let before: { chat: unknown; list: unknown; lines: unknown } = { chat: undefined, list: undefined, lines: undefined };
  let linesNow = 0;
  const onCommitFiberRoot = () => {
    const log = document.querySelector('[role="log"]');
    const chat = propsOf(log);
    const now = { chat, list: propsOf(log?.lastElementChild), lines: linesIn(chat) };
    if (now.lines !== before.lines) {
      commits.lines += 1;
      linesNow += 1;
    } else if (now.chat !== before.chat) commits.chat += 1;
    else if (now.list !== before.list) commits.list += 1;
    else commits.other += 1;
    before = now;
  };
  // React tells this hook of each commit, in a production build too.
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount() {}, checkDCE() {} };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });

  const frame = () => {
    notes.frames += 1;
    if (linesNow > 0) notes.linesFrames += 1;
    if (linesNow > 1) notes.linesTwice += 1;
    linesNow = 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
