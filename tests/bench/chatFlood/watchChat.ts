import type { Page } from 'playwright';
import { array, type InferOutput, number, object, parse } from 'valibot';

const span = object({ at: number(), ms: number() });
const chatNotes = object({
  longTasks: array(span),
  keys: array(span),
  frames: number(),
  changedFrames: number(),
  changedTwice: number(),
});

/** What `watchChat` has noted in the page. */
export async function readChatNotes(page: Page): Promise<InferOutput<typeof chatNotes>> {
  return parse(chatNotes, await page.evaluate('window.chatNotes'));
}

/**
 * Runs in the page before its scripts. Notes in `window.chatNotes`: long tasks, how long each key takes to the paint after it, and in how many
 * frames the chat changed, once and more often. Milliseconds, since the page began.
 */
export function watchChat(): void {
  const longTasks: { readonly at: number; readonly ms: number }[] = [];
  const keys: { readonly at: number; readonly ms: number }[] = [];
  const notes = { longTasks, keys, frames: 0, changedFrames: 0, changedTwice: 0 };
  Object.assign(window, { chatNotes: notes });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask' });
  // 16 ms is the lowest threshold that Chromium takes: a quicker key is not noted.
  const events: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'keydown') keys.push({ at: startTime, ms: duration });
    }
  }).observe(events);

  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  let watched: Element | null = null;
  const frame = () => {
    notes.frames += 1;
    if (changes > 0) notes.changedFrames += 1;
    if (changes > 1) notes.changedTwice += 1;
    changes = 0;
    const log = document.querySelector('[role="log"]');
    if (log !== null && log !== watched) {
      watched = log;
      observer.disconnect();
      observer.observe(log, { childList: true, subtree: true, characterData: true });
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
