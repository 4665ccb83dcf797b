import { expect, type Page, test } from '@playwright/test';
import { runBackendInPage } from './runBackendInPage.ts';
import { writeFollows } from './writeFollows.ts';

const cards = (page: Page) => page.locator('main a[href^="/match/"]');
const link = (page: Page) => page.getByText('Live oppdateringer');

async function openResults(page: Page): Promise<void> {
  await page.goto('/results');
  await expect(page.getByText(/^LIVE \d+/).first()).toBeVisible();
  await expect(link(page)).toBeVisible();
}

/** Ends the backend's worker after it has answered this call. */
async function endWorker(page: Page): Promise<void> {
  const [worker] = page.workers();
  if (worker === undefined) throw new Error('The demo has no worker');
  await worker.evaluate(() => void setTimeout(() => self.close()));
}

async function follows(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: { access_token: string } = JSON.parse(localStorage.getItem('sb-demo-kampdag-auth-token') ?? '{}');
    const headers = { apikey: 'demo', authorization: `Bearer ${kept.access_token}` };
    return (await fetch('/rest/v1/user_follows?select=entity_id', { headers })).text();
  });
}

test("the demo's backend runs in a worker, and another worker replaces it when it ends: acknowledged writes remain, the user is signed in, the socket is connected, the matches go on", async ({
  page,
}) => {
  await openResults(page);
  expect(page.workers()).toHaveLength(1);
  const { acknowledged, writing } = await writeFollows(page);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const next = page.waitForEvent('worker');
  await endWorker(page);
  await next;
  await page.evaluate(() => dispatchEvent(new Event('enough')));
  await writing;

  const kept = await follows(page);
  expect(acknowledged.filter((id) => !kept.includes(`"${id}"`))).toEqual([]);
  await expect(link(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /Profilmeny/ })).toBeVisible();
  const minutes = () => page.getByText(/^LIVE \d+/).allTextContents();
  const before = await minutes();
  await expect.poll(minutes, { timeout: 30_000 }).not.toEqual(before);
  expect(page.workers()).toHaveLength(1);
});

test('in a browser without module workers the backend runs in the page', async ({ page }) => {
  // Such a browser reads the script as a classic script, and fails at the first import.
  await page.addInitScript(() => {
    const script = URL.createObjectURL(new Blob(["import './chunk.js';"], { type: 'text/javascript' }));
    globalThis.Worker = class extends Worker {
      constructor() {
        super(script);
      }
    };
  });
  await expectBackendInPage(page);
});

test('in a browser that refuses workers the backend runs in the page', async ({ page }) => {
  await runBackendInPage(page);
  await expectBackendInPage(page);
});

async function expectBackendInPage(page: Page): Promise<void> {
  await openResults(page);
  expect(await cards(page).count()).toBeGreaterThan(5);
  await expect.poll(() => page.workers()).toHaveLength(0);
  expect(await follows(page)).toContain('900002');
}
