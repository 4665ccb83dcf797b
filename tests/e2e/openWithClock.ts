import type { Page } from '@playwright/test';
import { runBackendInPage } from './runBackendInPage.ts';

/**
 * The time at which the page opens. It is in the evening, because soon after midnight the goals would come later: the
 * matches in play would have only just begun.
 */
const openedAt = Date.parse('2026-11-21T18:30:00+01:00');
/** The clock is put forward to this many milliseconds before a moment, so that the page can handle earlier events. */
const leadMs = 2000;

/**
 * Opens an address with a clock that the test can put forward, so that it need not wait for a goal. The demo's backend
 * runs in the page, because the clock of a worker cannot be set.
 *
 * @returns a function that puts the clock forward to two seconds before the given second after the opening; it never
 * turns the clock back
 * @example
 * const skipTo = await openWithClock(page, '/results?seed=61');
 * await skipTo(13);
 */
export async function openWithClock(page: Page, address: string): Promise<(second: number) => Promise<void>> {
  await runBackendInPage(page);
  await page.clock.install({ time: openedAt });
  await page.goto(address);
  return async (second) => {
    const now = await page.evaluate(() => Date.now());
    const ahead = openedAt + second * 1000 - leadMs - now;
    if (ahead > 0) await page.clock.fastForward(ahead);
  };
}
