import { expect, type Page, test } from '@playwright/test';

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fyll inn' }).click();
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

test('signing out leads to the sign-in, and signing in again to the results', async ({ page }) => {
  await page.goto('/results');
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitem', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/auth$/);

  await signIn(page);
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
});

test('who signed out stays signed out after a reload', async ({ page }) => {
  await page.goto('/results');
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitem', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/results');
  await expect(page.getByText('Du har ikke valgt noe å følge enda.')).toBeVisible();
});

for (const path of ['/friends', '/profile', '/settings/follows', '/fantasy']) {
  test(`${path} asks a visitor to sign in, and then opens`, async ({ page }) => {
    await page.goto(`${path}?demo=utlogget`);
    await expect(page).toHaveURL(/\/auth\?/);
    await signIn(page);
    await expect(page).toHaveURL(new RegExp(`${path}\\?demo=utlogget$`));
    await expect(page.getByText('Under bygging')).toBeVisible();
  });
}

test('a visitor may go on without an account', async ({ page }) => {
  await page.goto('/auth?demo=utlogget');
  await page.getByRole('link', { name: 'Fortsett uten å logge inn' }).click();
  await expect(page).toHaveURL(/\/results\?demo=utlogget$/);
  await expect(page.getByText('Du har ikke valgt noe å følge enda.')).toBeVisible();
});

test('the sign-in of the demo says that it is the demo', async ({ page }) => {
  await page.goto('/auth?demo=utlogget');
  await expect(page.getByText('Demo – simulerte kamper')).toBeVisible();
  await expect(page.getByLabel('Scenario')).toHaveValue('utlogget');
});

test('a demo bar that does not come leaves the screens standing', async ({ page, context }) => {
  await context.route('**/assets/DemoBarContainer*', (route) => route.abort());
  await page.goto('/results');
  await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
  await expect(page.getByText('Demo – simulerte kamper')).toHaveCount(0);
});

test('a wrong password is told in the words of the server', async ({ page }) => {
  await page.goto('/auth?demo=utlogget');
  await page.getByLabel('E-post').fill('marte@eksempel.no');
  await page.getByLabel('Passord').fill('feil-passord');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
});

test('on the profile no tab is chosen, but the menu is', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Under bygging')).toBeVisible();
  await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toHaveCount(0);
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await expect(page.getByRole('menuitem', { name: /Min Profil/ })).toHaveAttribute('aria-current', 'page');
});

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/tribune/42');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Til resultatene' }).click();
  await expect(page).toHaveURL(/\/results$/);
});

test('the cache page does not exist for who is no administrator', async ({ page }) => {
  await page.goto('/admin/warm-results');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('the chosen theme is kept', async ({ page }) => {
  await page.goto('/results');
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitemradio', { name: 'Lys' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('before the app runs', () => {
  test.use({ colorScheme: 'dark' });

  /** The app itself never comes: what is seen is what was painted first. */
  const withoutApp = (page: Page) => page.route('**/assets/app-*', () => {});

  test('a theme chosen by hand is there from the first paint, whatever the device has', async ({ page }) => {
    await page.goto('/results');
    await page.getByRole('button', { name: /Profilmeny/ }).click();
    await page.getByRole('menuitemradio', { name: 'Lys' }).click();
    await withoutApp(page);
    await page.goto('/results', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 241, 228)');
    for (const frame of await page.locator('meta[name="theme-color"]').all()) {
      await expect(frame).toHaveAttribute('content', '#F5F1E4');
    }
  });

  test('the results have their shell, and another address the frame alone', async ({ page }) => {
    await withoutApp(page);
    await page.goto('/results', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: 'Resultater' })).toBeVisible();
    await page.goto('/match/7', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#root')).not.toBeEmpty();
    await expect(page.getByRole('heading', { name: 'Resultater' })).toBeHidden();
    await expect(page.getByRole('navigation')).toBeVisible();
    await page.goto('/auth', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('navigation')).toBeHidden();
  });
});

const parts = [
  ['a chunk of the app', '**/assets/app-*'],
  ['the first script', '**/assets/index-*.js'],
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

test('a browser that refuses storage is told of it', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/results');
  await expect(page.getByRole('alert')).toContainText('at nettleseren tillater lagring');
});

test('a theme chosen in one tab is followed in another', async ({ page, context }) => {
  await page.goto('/results');
  const another = await context.newPage();
  await another.goto('/results');
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitemradio', { name: 'Lys' }).click();
  await expect(another.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('without scripts the page says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/results`);
  await expect(page.locator('noscript > p')).toBeVisible();
  await context.close();
});
