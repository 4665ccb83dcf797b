import type { Page } from '@playwright/test';

/** Makes a page behave as if another tab were in front of it. In a headless browser all pages count as visible. */
export async function lookAway(page: Page): Promise<void> {
  await setVisibility(page, 'hidden');
}

/** Shows a page again that `lookAway` has hidden. */
export async function lookAt(page: Page): Promise<void> {
  await setVisibility(page, 'visible');
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
