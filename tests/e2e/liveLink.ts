import type { Locator, Page } from '@playwright/test';

/** Finds the text that the screen shows while the socket is connected. */
export function liveLink(page: Page): Locator {
  return page.getByText('Live oppdateringer');
}
