import type { BrowserContext, Page } from 'playwright';

/** Milliseconds since the visit began; the layout shift is Chromium's figure. */
export interface Paints {
  readonly firstPaint: number;
  readonly firstMatch: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
}

declare global {
  var paints: { firstMatch: number; largestPaint: number; layoutShift: number };
}

/** Notes the paints of each page that the context opens. */
export async function watchPaints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.paints = { firstMatch: 0, largestPaint: 0, layoutShift: 0 };
    const look = (): void => {
      const match = document.querySelector('main a[href^="/match/"]');
      if (match === null || match.getClientRects().length === 0) requestAnimationFrame(look);
      // The frame that begins after the match was there has painted it.
      else requestAnimationFrame(() => (globalThis.paints.firstMatch = performance.now()));
    };
    look();
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) globalThis.paints.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') globalThis.paints.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The paints of a page, three seconds after its first match. */
export async function paintsOf(page: Page): Promise<Paints> {
  await page.waitForFunction(() => globalThis.paints.firstMatch > 0);
  await page.waitForTimeout(3000);
  return page.evaluate(() => ({
    ...globalThis.paints,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
}
