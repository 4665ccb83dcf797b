import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { lookAt, lookAway } from '../e2e/lookAway.ts';
import { isCachedByWorker } from './isCachedByWorker.ts';
import { type Deployments, openDeployments } from './openDeployments.ts';
import { serveMatch } from './serveMatch.ts';

test.use({ viewport: { width: 390, height: 844 } });

let site: Deployments;
test.beforeEach(async () => {
  site = await openDeployments();
});
test.afterEach(() => site.stop());

const line = (page: Page) => page.getByText('Ny versjon er klar');
const take = (page: Page) => page.getByRole('button', { name: 'Oppdater', exact: true });

/** The hash in the name of the page's main script, which differs between versions. */
const versionOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({ src }) => /main-([\w-]+)\.js$/.exec(src)?.[1]).find(Boolean) ?? '');

/** Waits until the page has reloaded into another version. */
async function expectOtherVersion(page: Page, than: string): Promise<void> {
  const workers = await watchWorkers(page);
  let attempts = 0;
  await expect(async () => {
    attempts += 1;
    if (attempts % 10 === 0) await workers.stopReplaced();
    expect(await versionOf(page)).not.toBe(than);
  }).toPass({ timeout: 60_000 });
}

/**
 * Watches the page's service workers. Chromium activates a new worker only once the earlier worker has stopped. It
 * usually stops a worker that has been idle for half a minute, but not under a debugger such as Playwright. Therefore
 * `stopReplaced` stops the earlier worker. Call it repeatedly, because a request may start the earlier worker again
 * before the new one is activated.
 */
async function watchWorkers(page: Page): Promise<{ stopReplaced(): Promise<void> }> {
  const chromium = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  chromium.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  await chromium.send('ServiceWorker.enable');
  return {
    async stopReplaced() {
      if (![...statuses.values()].includes('installed')) return;
      for (const [versionId, status] of statuses) {
        if (status === 'activated') await chromium.send('ServiceWorker.stopWorker', { versionId });
      }
    },
  };
}

/** Opens an address in the first version, with all its files cached. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.address + path);
  await expect.poll(() => isCachedByWorker(page)).toBe(true);
  // The worker controls a page only from the second load of the page on. Without this reload, the next version would
  // replace the first at once.
  await page.reload();
  return page;
}

/** Fetches an address, and waits until the browser reports that the network, not a service worker, answered. */
async function expectFetchPastWorker(page: Page, path: string): Promise<void> {
  await page.evaluate(async (url) => (await fetch(url)).text(), path);
  const source = () =>
    page.evaluate((url) => {
      const [entry] = performance.getEntriesByName(url);
      return entry !== undefined && 'workerFinalSourceType' in entry ? entry.workerFinalSourceType : null;
    }, site.address + path);
  await expect.poll(source).toBe('network');
}

/** Deploys the next version, and waits until the page's worker has found it. */
async function deployNext(page: Page): Promise<void> {
  site.deployNext();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(isWaiting).toBe(true);
}

test('OFFLINE-4 a new version that arrives while the spectator writes is offered once the text is cleared, and the offer’s button loads it', async ({
  context,
}) => {
  await serveMatch(context, { home: 1 });
  const page = await open(context, '/auth');
  const first = await versionOf(page);
  const email = page.getByLabel('E-post');
  await email.fill('kari@eksempel.no');
  const notice = page.waitForResponse(/\/InstalledAppHost-/);
  await deployNext(page);
  await notice;
  await lookAway(page);
  await lookAt(page);
  await expect(email).toHaveValue('kari@eksempel.no');
  await expect(line(page)).toBeHidden();
  await email.clear();
  await expect(line(page)).toBeVisible();
  expect(await versionOf(page)).toBe(first);
  await take(page).click();
  await expectOtherVersion(page, first);
  await expect(line(page)).toBeHidden();
});

test('OFFLINE-4 while no match is in play a page loads a new version by itself once the page is hidden', async ({
  context,
}) => {
  await serveMatch(context, { home: 1, status: 'FINISHED' });
  const page = await open(context, '/results');
  const first = await versionOf(page);
  // Checks that the page's requests do not start the old worker, because the new version would have to wait for that
  // worker.
  await expectFetchPastWorker(page, '/about.json');
  await deployNext(page);
  await expect(line(page)).toBeVisible();
  await lookAway(page);
  await expectOtherVersion(page, first);
});

test('if two tabs have different versions, each tab opens further screens in its own version, and the older version is removed once its last tab is closed', async ({
  context,
}) => {
  await serveMatch(context, { home: 1 });
  const stays = await open(context, '/results');
  const taken = await open(context, '/results');
  const first = await versionOf(stays);
  await deployNext(taken);
  await take(taken).click();
  await expectOtherVersion(taken, first);
  await stays.getByRole('link', { name: /^Spillere/ }).click();
  await expect(stays.getByRole('heading', { level: 1, name: 'Spillere' })).toBeVisible();
  expect(await versionOf(stays)).toBe(first);
  const versions = () =>
    taken.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tribunen-version:')).length);
  expect(await versions()).toBe(2);
  await stays.close();
  await taken.reload();
  await expect.poll(versions).toBe(1);
  expect(await versionOf(taken)).not.toBe(first);
});
