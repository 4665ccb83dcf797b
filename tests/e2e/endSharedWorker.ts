import type { Page } from '@playwright/test';

/**
 * Ends the worker that the demo's tabs share, whatever it is doing. Playwright has no API for shared workers, so
 * Chromium's developer tools end it.
 *
 * @throws {Error} when the browser does not have exactly one shared worker
 */
export async function endSharedWorker(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  const tools = await browser.newBrowserCDPSession();
  const { targetInfos } = await tools.send('Target.getTargets');
  const [worker, ...others] = targetInfos.filter(({ type }) => type === 'shared_worker');
  if (worker === undefined || others.length > 0) throw new Error('The demo does not have exactly one shared worker');
  await tools.send('Target.closeTarget', { targetId: worker.targetId });
  await tools.detach();
}
