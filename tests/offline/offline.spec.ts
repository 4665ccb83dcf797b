import { type BrowserContext, expect, type Page, test } from '@playwright/test';

const kickoff = Date.now() - 30 * 60_000;
const match = {
  id: 7,
  utcDate: new Date(kickoff).toISOString(),
  status: 'IN_PLAY',
  minute: 30,
  homeTeam: { id: 57, name: 'Arsenal FC' },
  awayTeam: { id: 61, name: 'Chelsea FC' },
  competition: { id: 2021, code: 'PL', name: 'Premier League' },
};

// On a phone no match stands beside the list.
test.use({ viewport: { width: 390, height: 844 } });

/** A backend that answers the day's matches, and nothing else. */
async function serveBackend(context: BrowserContext, { home }: { readonly home: number }): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await context.route('https://example.supabase.co/**', async (route) => {
    const isList = route.request().url().includes('results-today-edge');
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers });
    if (!isList) return route.fulfill({ status: 503, headers });
    return route.fulfill({
      headers,
      json: { matches: [{ ...match, score: { fullTime: { home, away: 0 } } }] },
    });
  });
}

/** No network: the answers of the backend come no more either. */
async function cutOff(context: BrowserContext): Promise<void> {
  await context.unrouteAll();
  await context.setOffline(true);
}

/** A visit to the results: the worker keeps the app, and the device what was shown. */
async function visit(page: Page): Promise<void> {
  await openResults(page);
  await expect(card(page)).toContainText('Arsenal');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keepsMatches(page)).toBe(true);
  await expect.poll(() => keptWords(page)).toBe(2);
}

const card = (page: Page) => page.locator('main a[href="/match/7"]:has([data-side])');

/** Opens the results, with the matches of a visitor, who follows none. */
async function openResults(page: Page): Promise<void> {
  await page.goto('/results');
  await page.getByRole('button', { name: 'Vis alle andre kamper i dag' }).click();
}

/** Whether the device keeps a day's matches. */
async function keepsMatches(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // Whoever opens a database first makes it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'tribunen-kept')) return false;
    const keys = await new Promise<readonly IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open('tribunen-kept');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('queries').objectStore('queries').getAllKeys();
        reading.addEventListener('success', () => resolve(reading.result));
      });
    });
    return keys.some((key) => typeof key === 'string' && key.startsWith('visitor-["matches"'));
  });
}

/** How many files of words the worker keeps. */
async function keptWords(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().filter(({ url }) => /words-/.test(url)).length;
  });
}

test('a start without a network shows the last results with their age, and every main screen opens', async ({
  context,
  page,
}) => {
  await serveBackend(context, { home: 1 });
  await visit(page);
  await page.close();
  await cutOff(context);
  const next = await context.newPage();
  await openResults(next);
  await expect(card(next)).toContainText('Chelsea');
  await expect(next.locator('main').getByText(/^Frakoblet – sist oppdatert/)).toBeVisible();
  await next.goto('/settings');
  await expect(next.getByRole('heading', { level: 1, name: 'Innstillinger' })).toBeVisible();
  await next.goto('/auth');
  await expect(next.getByLabel('E-post')).toBeVisible();
});

test('goals that fell since are shown, and not announced', async ({ context, page }) => {
  await serveBackend(context, { home: 0 });
  await visit(page);
  await page.close();
  await cutOff(context);
  const next = await context.newPage();
  await openResults(next);
  await expect(card(next)).toContainText('Arsenal');
  await serveBackend(context, { home: 2 });
  await context.setOffline(false);
  await expect(card(next).getByText('2', { exact: true })).toBeVisible();
  await expect(next.locator('[data-floodlight]')).toHaveCount(0);
});

for (const [what, refuse] of [
  [
    'refuses both a worker and a database',
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    },
  ],
  [
    'has no workers',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  ],
  [
    'has no room',
    () => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      IDBObjectStore.prototype.put = full;
      Storage.prototype.setItem = full;
    },
  ],
] as const) {
  test(`a browser that ${what} has the app all the same`, async ({ context, page }) => {
    await page.addInitScript(refuse);
    const crashes: Error[] = [];
    page.on('pageerror', (error) => crashes.push(error));
    await serveBackend(context, { home: 1 });
    await openResults(page);
    await expect(card(page)).toContainText('Arsenal');
    // The manifest is named behind the first screen, with all that a pocket needs.
    await expect(page.locator('link[rel="manifest"]')).toBeAttached();
    expect(crashes).toEqual([]);
  });
}

test('Chromium finds nothing that keeps the app from being installed', async ({ context, page }) => {
  await page.goto('/results');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest-nb.webmanifest');
  const devTools = await context.newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // The window of a test is a private one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);
});
