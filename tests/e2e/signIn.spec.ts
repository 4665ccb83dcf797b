import { expect, type Page, test } from '@playwright/test';

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fyll inn' }).click();
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

test('a sign-out leads to the sign-in and survives a reload, and a new sign-in leads to the results', async ({
  page,
}) => {
  await page.goto('/results');
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitem', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/results');
  await expect(page.getByText('Du har ikke valgt noe å følge enda.')).toBeVisible();

  await page.goto('/auth');
  await signIn(page);
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
});

test('a private screen asks a visitor to sign in, and then opens; the profile selects no tab, but does select its entry in the menu', async ({
  page,
}) => {
  for (const path of ['/friends', '/settings/follows', '/fantasy', '/profile']) {
    await page.goto(`${path}?demo=utlogget`);
    await expect(page).toHaveURL(/\/auth\?/);
  }
  await signIn(page);
  await expect(page).toHaveURL(/\/profile\?demo=utlogget$/);
  await expect(page.getByLabel('Navn')).toHaveValue('Marte Solheim');
  await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toHaveCount(0);
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await expect(page.getByRole('menuitem', { name: /Min Profil/ })).toHaveAttribute('aria-current', 'page');
});

test('the sign-in names the demo, shows the server’s message for a wrong password, and lets a visitor continue without an account', async ({
  page,
}) => {
  await page.goto('/auth?demo=utlogget');
  await expect(page.getByText('Demo – simulerte kamper')).toBeVisible();
  await expect(page.getByLabel('Scenario')).toHaveValue('utlogget');
  await page.getByLabel('E-post').fill('marte@eksempel.no');
  await page.getByLabel('Passord').fill('feil-passord');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
  await page.getByRole('link', { name: 'Fortsett uten å logge inn' }).click();
  await expect(page).toHaveURL(/\/results\?demo=utlogget$/);
  await expect(page.getByText('Du har ikke valgt noe å følge enda.')).toBeVisible();
});

test("if the demo bar's code does not load, the screens work all the same", async ({ page, context }) => {
  await context.route('**/assets/DemoBarContainer*', (route) => route.abort());
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
  await expect(page.getByText('Demo – simulerte kamper')).toHaveCount(0);
});

test('an unknown address shows «not found» with a link home; the administrator’s page shows the same to other users', async ({
  page,
}) => {
  await page.goto('/admin/warm-results');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.goto('/tribune/42');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Til resultatene' }).click();
  await expect(page).toHaveURL(/\/results$/);
});

test.describe('before the app runs', () => {
  test.use({ colorScheme: 'dark' });

  /** Blocks the app's code, so the page stays as it was first painted. */
  const withoutApp = (page: Page) => page.route('**/assets/app-*', () => {});

  test("a theme chosen by hand reaches another tab, and shows from the first paint, whatever the device's theme", async ({
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
    await withoutApp(page);
    await page.goto('/results', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 241, 228)');
    for (const frame of await page.locator('meta[name="theme-color"]').all()) {
      await expect(frame).toHaveAttribute('content', '#F5F1E4');
    }
  });

  test('the results show their shell, and other addresses only the frame', async ({ context }) => {
    // The demo reloads a page whose worker has ended, which would break off a second navigation of the page.
    const open = async (address: string): Promise<Page> => {
      const page = await context.newPage();
      await withoutApp(page);
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
  test(`without ${part} the page says that it did not start, and a reload helps`, async ({ page, context }) => {
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
  // Chromium rejects like this when the page is left during the update.
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker: Not found'));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
  expect(unhandled).toEqual([]);
});

test('in a browser that refuses storage the demo starts', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
});

test('without scripts the page says that it needs them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/results`);
  await expect(page.locator('noscript > p')).toBeVisible();
  await context.close();
});
