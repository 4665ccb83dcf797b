import { expect, test } from '@playwright/test';
import { watchLayoutShift } from './watchLayoutShift.ts';

test.describe('with a browser in English', () => {
  test.use({ locale: 'en-GB' });

  for (const width of process.env['NIGHT'] === undefined ? [320] : [320, 1440]) {
    test(`LANGUAGE-2 at ${width} px the page is in bokmål at the first visit and offers English without a layout shift; after a press on the offer it stays in English`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchLayoutShift(page);
      await page.goto('/results');
      const offer = page.getByRole('button', { name: 'Read in English' });
      await expect(offer).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
      await expect(page).toHaveTitle(/^Resultater – /);
      await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
      // Loading the typeface or the chat may move a line. An offer that took up space would move the whole page.
      expect(await page.evaluate(() => layoutShift.sum)).toBeLessThanOrEqual(0.01);
      await offer.click();
      await expect(page).toHaveTitle(/^Results – /);
      await expect(offer).toHaveCount(0);
      await page.reload();
      await expect(page).toHaveTitle(/^Results – /);
      await expect(page.getByText('Live updates')).toBeVisible();
      await expect(offer).toHaveCount(0);
    });
  }

  test('after English was chosen, the page is in English from the first paint on, and loads no texts in another language', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('tribunen-language', 'en'));
    const words: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/assets\/((?:later-)?words-[a-z]+)-/.exec(request.url()) ?? [];
      if (name !== undefined) words.push(name);
    });
    // Blocks the app's code, so that only the static page appears.
    await page.route('**/assets/app-*', () => {});
    await page.goto('/results');
    await expect(page.getByRole('navigation', { name: 'Main menu' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Results – \d+ [A-Z]/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.unroute('**/assets/app-*');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
    await expect(page).toHaveTitle(/^Results – /);
    expect(words).toContain('words-en');
    expect(words.filter((name) => !name.endsWith('-en'))).toEqual([]);
  });
});

test.describe('with a browser in nynorsk', () => {
  test.use({ locale: 'nn-NO' });

  test('texts and weekdays are in nynorsk, although Chromium’s own names of the weekdays are in bokmål', async ({
    page,
  }) => {
    await page.goto('/results');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nn');
    await expect(page.getByRole('button', { name: 'Eliteserien' })).toBeVisible();
    await expect(page).toHaveTitle(/^Resultat – /);
    const days = page.getByRole('toolbar', { name: 'Vel dag' });
    await expect(days.getByText(/^laurdag \d+\. /).first()).toBeAttached();
    await expect(days.getByText(/^lørdag/)).toHaveCount(0);
  });
});

test('a language chosen during a match shows at once in every tab and after a reload, and an unsent message stays in its field', async ({
  page,
  context,
}) => {
  await page.goto('/match');
  const box = page.getByRole('textbox');
  await box.fill('Heia!');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(other).toHaveTitle('Settings');
  await expect(page.getByRole('link', { name: 'Results' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(box).toHaveValue('Heia!');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Results' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test("if a language's texts fail to load, the page says so and keeps its language, also after a reload", async ({
  page,
  context,
}) => {
  await page.goto('/settings');
  const english = page.getByRole('radio', { name: 'English' });
  await expect(english).toBeAttached();
  // A route of the context also catches the requests of the demo's worker.
  await context.route('**/assets/*words-en-*', (route) => route.abort());
  await english.check({ force: true });
  await expect(page.getByText('Kunne ikke bytte språk. Prøv igjen.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bokmål' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Innstillinger' })).toBeVisible();
  await context.unroute('**/assets/*words-en-*');
  await english.check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
