import type { Page } from 'playwright';

/** Milliseconds since the visit began; the layout shift is Chromium's figure. */
export interface Paints {
  readonly firstPaint: number;
  /** When the awaited content was on the screen. */
  readonly content: number;
  readonly largestPaint: number;
  /** The blocking time: the part beyond 50 ms of each task after the first paint, added up. */
  readonly blocked: number;
  readonly layoutShift: number;
}

declare global {
  var paints: { -readonly [Figure in keyof Paints]: number };
}

/**
 * Records the paints of each document that the page opens.
 *
 * @param content a selector of the awaited content
 */
export async function watchPaints(page: Page, content: string): Promise<void> {
  await page.addInitScript((selector) => {
    const paints = { firstPaint: Number.NaN, content: 0, largestPaint: 0, blocked: 0, layoutShift: 0 };
    globalThis.paints = paints;
    const look = (): void => {
      const isSeen = [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
      // The content has been painted when the frame after its appearance begins.
      requestAnimationFrame(isSeen ? () => (paints.content = performance.now()) : look);
    };
    look();
    const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paints.firstPaint = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => (paints.largestPaint = startTime));
    watch('longtask', ({ startTime, duration }) => {
      if (startTime > paints.firstPaint) paints.blocked += duration - 50;
    });
    watch('layout-shift', (entry) => {
      if ('value' in entry && typeof entry.value === 'number') paints.layoutShift += entry.value;
    });
  }, content);
}

/** The paints of a page, read three seconds after its content was painted. */
export async function paintsOf(page: Page): Promise<Paints> {
  await page.waitForFunction(() => globalThis.paints.content > 0);
  await page.waitForTimeout(3000);
  return page.evaluate(() => globalThis.paints);
}
