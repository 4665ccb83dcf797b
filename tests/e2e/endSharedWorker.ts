import type { Page } from '@playwright/test';

/**
 * Ends the shared worker of the demo's tabs. It uses Chromium's developer tools, because Playwright has no API for
 * shared workers.
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
