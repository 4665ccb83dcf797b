import type { Page } from 'playwright';
import { number, object, parse, string } from 'valibot';

const scrolling = object({
  frames: number(),
  /**
   * Frames in which at least one of three places down the middle of the chat showed no line, and frames in which none
   * of the three did.
   */
  framesWithAGap: number(),
  blankFrames: number(),
  mostRows: number(),
  mostNodes: number(),
  messages: string(),
});

/**
 * How far one turn of the wheel scrolls, in pixels, and after how many milliseconds without a new message the scrolling
 * ends.
 */
const turnPx = 500;
const idleMs = 3000;

/**
 * Scrolls an open chat by the mouse's wheel until no older messages come, and checks in each frame whether messages are
 * in sight.
 *
 * @param most turns of the wheel at most
 */
export async function scrollUp(page: Page, most: number) {
  const log = page.getByRole('log');
  await log.hover();
  await log.evaluate(watchFrames);
  let movedAt = performance.now();
  let oldest: string | null = null;
  for (let turns = 0; turns < most && performance.now() - movedAt < idleMs; turns += 1) {
    await page.mouse.wheel(0, -turnPx);
    const first = await log.locator('[data-message]').first().getAttribute('data-message');
    if (first !== oldest) movedAt = performance.now();
    oldest = first;
  }
  return parse(scrolling, await page.evaluate('window.scrolling'));
}

/** Runs in the page: counts its frames in `window.scrolling`. */
function watchFrames(log: Element): void {
  const found = { frames: 0, framesWithAGap: 0, blankFrames: 0, mostRows: 0, mostNodes: 0, messages: '' };
  Object.assign(window, { scrolling: found });
  const frame = () => {
    found.frames += 1;
    const { left, top, width, height } = log.getBoundingClientRect();
    const rows = log.lastElementChild;
    const isBlank = [0.2, 0.5, 0.8].map((share) => {
      const there = document.elementFromPoint(left + width / 2, top + height * share);
      // A place on a line is inside the list. A place without a line is the list itself, or an element behind it.
      return there === null || there === rows || rows?.contains(there) !== true;
    });
    if (isBlank.some(Boolean)) found.framesWithAGap += 1;
    if (isBlank.every(Boolean)) found.blankFrames += 1;
    found.mostRows = Math.max(found.mostRows, log.querySelectorAll('[data-message]').length);
    found.mostNodes = Math.max(found.mostNodes, log.querySelectorAll('*').length);
    found.messages = document.querySelector('[aria-pressed="true"]')?.textContent ?? '';
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
