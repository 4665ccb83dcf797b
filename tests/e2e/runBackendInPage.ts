import type { Page } from '@playwright/test';

/**
 * Makes the browser refuse to start workers, so that the demo's backend runs in the page. Tests that set the page's
 * clock need this, because they cannot set the clock of a worker.
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
