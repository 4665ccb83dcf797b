import { type BrowserContext, expect, type Page, test } from '@playwright/test';

test("if the demo bar's code does not load, the screens work all the same", async ({ page, context }) => {
  await context.route('**/assets/DemoBarContainer*', (route) => route.abort());
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
  await expect(page.getByText('Demo – simulerte kamper')).toHaveCount(0);
});

test.describe('before the app runs', () => {
  test.use({ colorScheme: 'dark' });

  /** Blocks the app's code, also for the service worker, so that pages keep their first paint. */
  const withoutApp = (context: BrowserContext) => context.route('**/assets/app-*', () => {});

  test('a light theme chosen on a dark device applies in another tab at once, and at the next load from the first paint', async ({
    page,
    context,
  }) => {
    await page.goto('/results');
    const another = await context.newPage();
    await another.goto('/results');
    await page.getByRole('button', { name: /Profilmeny/ }).click();
    await page.getByRole('menuitemradio', { name: 'Lys' }).click();
    await expect(another.locator('html')).toHaveAttribute('data-theme', 'light');
    await another.close();
    await withoutApp(context);
    await page.goto('/results', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 241, 228)');
    for (const frame of await page.locator('meta[name="theme-color"]').all()) {
      await expect(frame).toHaveAttribute('content', '#F5F1E4');
    }
  });

  test('the results show their static shell, a match shows only the navigation, and the sign-in shows neither', async ({
    context,
  }) => {
    await withoutApp(context);
    // Uses a new page for each address. The demo reloads a page whose worker has ended, and this reload would abort a
    // second navigation.
    const open = async (address: string): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('#root')).not.toBeEmpty();
      return page;
    };
    const heading = { name: 'Resultater' };
    await expect((await open('/results')).getByRole('heading', heading)).toBeVisible();
    const match = await open('/match/7');
    await expect(match.getByRole('heading', heading)).toBeHidden();
    await expect(match.getByRole('navigation')).toBeVisible();
    await expect((await open('/auth')).getByRole('navigation')).toBeHidden();
  });
});

const parts = [
  ['a chunk of the app', '**/assets/app-*'],
  ['the first script', '**/assets/main-*.js'],
  ['the service worker', '**/mockServiceWorker.js'],
] as const;
for (const [part, address] of parts) {
  test(`without ${part} the page says that the app did not start; once the file can be loaded, a reload starts the app`, async ({
    page,
    context,
  }) => {
    await context.route(address, (route) => route.abort());
    await page.goto('/results');
    await expect(page.getByRole('alert')).toContainText('Tribunen kom ikke i gang');
    await context.unroute(address);
    await page.getByRole('button', { name: 'Last på nytt' }).click();
    await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
  });
}

test('a demo whose service worker cannot be updated opens with its present worker, and no rejection goes unhandled', async ({
  page,
}) => {
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
  const unhandled: string[] = [];
  page.on('pageerror', ({ message }) => unhandled.push(message));
  // Rejects the update as Chromium does when the user leaves the page during the update.
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker: Not found'));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
  expect(unhandled).toEqual([]);
});

test('in a browser without JavaScript the page says that it needs JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/results`);
  await expect(page.locator('noscript > p')).toBeVisible();
  await context.close();
});
