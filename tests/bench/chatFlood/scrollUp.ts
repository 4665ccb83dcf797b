import type { Page } from 'playwright';
import { number, object, parse, string } from 'valibot';

const scrolling = object({
  frames: number(),
  /** Frames in which the middle of the chat showed no message. */
  blankFrames: number(),
  mostRows: number(),
  mostNodes: number(),
  oldest: string(),
});

/**
 * Scrolls an open chat to its oldest message, a third of its height a frame, and looks in each frame whether there are messages in sight.
 *
 * @param messages how many there are at least; the scrolling ends when nothing older comes for two seconds
 */
export async function scrollUp(page: Page, messages: number) {
  return parse(
    scrolling,
    await page.evaluate(async (atLeast) => {
      const log = document.querySelector('[role="log"]');
      if (log === null) throw new Error('There is no chat');
      const scroller = [log, ...log.querySelectorAll('*')].find(
        (each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
      );
      if (scroller === undefined) throw new Error('The chat does not scroll');
      const found = { frames: 0, blankFrames: 0, mostRows: 0, mostNodes: 0, oldest: '' };
      let restedSince = performance.now();
      while (performance.now() - restedSince < 2000 && found.frames < atLeast * 10) {
        const before = scroller.scrollTop;
        scroller.scrollTop = before - scroller.clientHeight / 3;
        if (scroller.scrollTop !== before) restedSince = performance.now();
        await new Promise(requestAnimationFrame);
        found.frames += 1;
        const { left, top, width, height } = scroller.getBoundingClientRect();
        const inSight = [0.3, 0.5, 0.7].some((share) => {
          const there = document.elementFromPoint(left + width / 2, top + height * share);
          return there?.closest('[data-message]') !== null;
        });
        if (!inSight) found.blankFrames += 1;
        found.mostRows = Math.max(found.mostRows, log.querySelectorAll('[data-message]').length);
        found.mostNodes = Math.max(found.mostNodes, log.querySelectorAll('*').length);
      }
      found.oldest = log.querySelector('[data-message]')?.textContent ?? '';
      return found;
    }, messages),
  );
}
