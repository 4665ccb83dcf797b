import type { Page } from '@playwright/test';

/**
 * Refuses the page its worker, so that the demo's backend runs in the page: for tests that set the page's clock,
 * because a worker keeps its own.
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
