import { expect, type Page, test } from '@playwright/test';
import { serveMatch } from './serveMatch.ts';

// Uses the size of a phone, because in a wide window the app shows a match beside the list.
test.use({ viewport: { width: 390, height: 844 } });

const card = (page: Page) => page.locator('main a[href="/match/7"]:has([data-side])');

/** Opens the results as a visitor. The screen shows a visitor all matches. */
async function openResults(page: Page): Promise<void> {
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'Skjul' })).toBeVisible();
}

for (const [what, refuse] of [
  [
    'refuses both service workers and databases',
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    },
  ],
  [
    'has no service workers',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  ],
  [
    'refuses every kind of storage',
    () => {
      const refused = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refused });
      }
    },
  ],
] as const) {
  test(`in a browser that ${what} the app still works`, async ({ context, page }) => {
    await page.addInitScript(refuse);
    const crashes: Error[] = [];
    page.on('pageerror', (error) => crashes.push(error));
    await serveMatch(context, { home: 1 });
    await openResults(page);
    await expect(card(page)).toContainText('Arsenal');
    // The page adds its manifest after the first screen, when it loads everything that an installed app needs.
    await expect(page.locator('link[rel="manifest"]')).toBeAttached();
    expect(crashes).toEqual([]);
  });
}

test('on a device with full storage the app still works, without its service worker', async ({
  context,
  page,
  baseURL,
}) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1000 });
  await serveMatch(context, { home: 1 });
  await openResults(page);
  await expect(card(page)).toContainText('Arsenal');
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  const workers = () =>
    page.evaluate(async () => {
      const { installing = null, active = null } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return [installing, active].filter((worker) => worker !== null).length;
    });
  await expect.poll(workers).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Skjul' })).toBeVisible();
});

test("Chromium finds no obstacle to the app's installation", async ({ context, page }) => {
  await page.goto('/results');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest-nb.webmanifest');
  const devTools = await context.newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // Ignores one obstacle: the window of a test is private.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);
});
