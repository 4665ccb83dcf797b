import type { Page } from '@playwright/test';

/**
 * Makes the browser refuse workers to the page, so that the demo's backend runs in the page. Tests that set the page's
 * clock need this, because a worker has its own clock.
 *
 * @example
 * await runBackendInPage(page);
 * await page.clock.install();
 */
export async function runBackendInPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuses = {
      construct(): never {
        throw new DOMException('Refused', 'SecurityError');
      },
    };
    globalThis.Worker = new Proxy(Worker, refuses);
    globalThis.SharedWorker = new Proxy(SharedWorker, refuses);
  });
}
