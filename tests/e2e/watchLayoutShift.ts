import type { Page } from '@playwright/test';

declare global {
  /** The sum of the page's layout shifts, and the elements that moved. Shifts soon after user input do not count. */
  var layoutShift: { sum: number; readonly moved: string[] };
}

/** Adds up Chromium's layout shifts of a page, from the first paint on, in the page's variable `layoutShift`. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShift = { sum: 0, moved: [] };
    const name = (node: Node | null | undefined) => (node?.textContent ?? 'something that is gone').slice(0, 40);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        globalThis.layoutShift.sum += shift.value;
        const moved = shift.sources.map(
          ({ node, previousRect, currentRect }) => `«${name(node)}» from y ${previousRect.y} to ${currentRect.y}`,
        );
        globalThis.layoutShift.moved.push(`${shift.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** A `layout-shift` entry of Chromium, which TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
