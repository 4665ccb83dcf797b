import type { Page } from '@playwright/test';

/**
 * Whether the service worker has cached the app and the texts of the page's language, so that the app starts without a
 * network.
 */
export async function isCachedByWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().filter(({ url }) => /words-/.test(url)).length === 2;
  });
}
