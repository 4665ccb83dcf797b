import { expect, type Locator, type Page } from '@playwright/test';

/** The text that the screen shows while the socket is connected. */
export function liveLink(page: Page): Locator {
  return page.getByText('Live oppdateringer');
}

/**
 * Opens the results of a demo, and waits until its socket is connected.
 *
 * @example
 * await openResults(page, 'seed=7');
 */
export async function openResults(page: Page, demo: string): Promise<void> {
  await page.goto(`/results?${demo}`);
  await expect(liveLink(page)).toBeVisible();
}
