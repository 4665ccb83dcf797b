import { expect, type Page, test } from '@playwright/test';
import { accessToken } from './accessToken.ts';
import { endSharedWorker } from './endSharedWorker.ts';
import { writeFollows } from './writeFollows.ts';

const cards = (page: Page) => page.locator('main a[href^="/match/"]');
const link = (page: Page) => page.getByText('Live oppdateringer');

async function openResults(page: Page): Promise<void> {
  await page.goto('/results');
  await expect(page.getByText(/^LIVE \d+/).first()).toBeVisible();
  await expect(link(page)).toBeVisible();
}

async function follows(page: Page): Promise<string> {
  const token = await accessToken(page);
  return page.evaluate(async (bearer) => {
    const headers = { apikey: 'demo', authorization: `Bearer ${bearer}` };
    return (await fetch('/rest/v1/user_follows?select=entity_id', { headers })).text();
  }, token);
}

test('when the shared worker of the demo’s backend ends, another worker replaces it: acknowledged writes remain, the user stays signed in, the socket reconnects and the matches go on', async ({
  page,
}) => {
  await openResults(page);
  expect(page.workers()).toEqual([]);
  const { acknowledged, writing } = await writeFollows(page);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const ended = page.waitForEvent('console', (message) => message.text().includes('has ended'));
  await endSharedWorker(page);
  await ended;
  const until = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(until + 5);
  await page.evaluate(() => dispatchEvent(new Event('enough')));
  await writing;

  const kept = await follows(page);
  expect(acknowledged.filter((id) => !kept.includes(`"${id}"`))).toEqual([]);
  await expect(link(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /Profilmeny/ })).toBeVisible();
  const minutes = () => page.getByText(/^LIVE \d+/).allTextContents();
  const before = await minutes();
  await expect.poll(minutes, { timeout: 30_000 }).not.toEqual(before);
});

test('while a page of the demo is too busy to answer, another page loads without the service worker', async ({
  context,
  page,
}) => {
  await openResults(page);
  // This call never returns: the page is busy until it is closed.
  const busy = page.evaluate(() => {
    for (;;);
  });
  busy.catch(() => undefined);
  const other = await context.newPage();
  expect((await other.goto('/results', { waitUntil: 'commit' }))?.fromServiceWorker()).toBe(false);
});

test('in a browser without shared workers each tab runs the demo’s backend in a separate worker, which starts from the seed data at each load', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
  await openResults(page);
  expect(page.workers()).toHaveLength(1);
  const { acknowledged, writing } = await writeFollows(page);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('enough')));
  await writing;
  expect(await follows(page)).toContain(`"${acknowledged[0]}"`);
  await page.reload();
  await expect(page.getByText(/^LIVE \d+/).first()).toBeVisible();
  expect(await follows(page)).toContain('900002');
  expect(await follows(page)).not.toContain(`"${acknowledged[0]}"`);
});

test('in a browser without module workers the demo’s backend runs in the page', async ({ page }) => {
  // Starts workers as such a browser does: as classic scripts, which fail at the first import.
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(script: string | URL) {
        super(script);
      }
    };
    globalThis.SharedWorker = class extends SharedWorker {
      constructor(script: string | URL) {
        super(script);
      }
    };
  });
  await openResults(page);
  expect(await cards(page).count()).toBeGreaterThan(5);
  await expect.poll(() => page.workers()).toHaveLength(0);
  expect(await follows(page)).toContain('900002');
});
