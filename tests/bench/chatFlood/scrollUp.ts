import type { Page } from 'playwright';
import { number, object, parse, string } from 'valibot';

const scrolling = object({
  frames: number(),
  /** Frames in which the middle of the chat showed no message. */
  blankFrames: number(),
  mostRows: number(),
  mostNodes: number(),
  messages: string(),
});

/** How far one turn of the wheel scrolls, in pixels, and how many turns without another message end the scrolling. */
const turnPx = 500;
const idleTurns = 40;

/**
 * Scrolls an open chat by the mouse's wheel until nothing older comes, and looks in each frame whether there are messages in sight.
 *
 * @param most turns of the wheel at most
 */
export async function scrollUp(page: Page, most: number) {
  const log = page.getByRole('log');
  await log.hover();
  await log.evaluate(watchFrames);
  let idle = 0;
  let oldest: string | null = null;
  for (let turns = 0; turns < most && idle < idleTurns; turns += 1) {
    await page.mouse.wheel(0, -turnPx);
    const first = await log.locator('[data-message]').first().getAttribute('data-message');
    idle = first === oldest ? idle + 1 : 0;
    oldest = first;
  }
  return parse(scrolling, await page.evaluate('window.scrolling'));
}

/** Runs in the page: counts frames in `window.scrolling`. */
function watchFrames(log: Element): void {
  const found = { frames: 0, blankFrames: 0, mostRows: 0, mostNodes: 0, messages: '' };
  Object.assign(window, { scrolling: found });
  const frame = () => {
    found.frames += 1;
    const { left, top, width, height } = log.getBoundingClientRect();
    const inSight = [0.3, 0.5, 0.7].some((share) => {
      const there = document.elementFromPoint(left + width / 2, top + height * share);
      return there !== null && there.closest('[data-message]') !== null;
    });
    if (!inSight) found.blankFrames += 1;
    found.mostRows = Math.max(found.mostRows, log.querySelectorAll('[data-message]').length);
    found.mostNodes = Math.max(found.mostNodes, log.querySelectorAll('*').length);
    found.messages = document.querySelector('[aria-pressed="true"]')?.textContent ?? '';
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
