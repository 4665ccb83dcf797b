import type { Page } from '@playwright/test';
import { runBackendInPage } from './runBackendInPage.ts';

/**
 * The demo's start time: an evening, because soon after midnight the matches in play have only just begun, and their
 * goals come later.
 */
const openedAt = Date.parse('2026-11-21T18:30:00+01:00');
/** The clock is put forward to this long before the moment, so that the page can handle earlier events. */
const leadMs = 2000;

/**
 * Opens an address on a fixed evening, with a clock that the test can put forward instead of waiting for a goal. The
 * demo's backend runs in the page, because a worker has its own clock.
 *
 * @returns a function that puts the clock forward to two seconds before a moment, which is counted in seconds from the
 * opening; the function never turns the clock back
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
