import type { Locator, Page } from '@playwright/test';

/** The screen shows this text while the socket is connected. */
export function liveLink(page: Page): Locator {
  return page.getByText('Live oppdateringer');
}
