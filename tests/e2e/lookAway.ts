import type { Page } from '@playwright/test';

/**
 * Hides a page as another tab in front of it would. A headless browser shows all its pages at once.
 *
 * @example
 * await lookAway(page);
 */
export async function lookAway(page: Page): Promise<void> {
  await setVisibility(page, 'hidden');
}

/** Brings a page back that was hidden by `lookAway`. */
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
