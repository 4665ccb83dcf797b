import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../../tooling/setUp/root.mjs';
import { type MatchDay, openMatchDay } from './openMatchDay.ts';

test.use({ viewport: { width: 390, height: 844 } });

let day: MatchDay;
test.beforeEach(async ({ context }) => {
  day = await openMatchDay(context, { seed: 17, at: Date.parse('2026-11-21T18:30:00+01:00') });
  process.env['FIRST_LIST_LIVE'] = `${day.url}/boot/live`;
  const file = pathToFileURL(join(root, 'packages/app/dist-configured/hosts/firstList.js'));
  const { firstList }: { firstList: { html(): Promise<string> } } = await import(`${file.href}?${day.url}`);
  // Includes the first list in the page, as nginx does.
  await context.route('**/results', async (route) => {
    const response = await route.fetch();
    const page = (await response.text()).replace('<!--#include virtual="/boot/first" -->', await firstList.html());
    await route.fulfill({ response, body: page });
  });
});
test.afterEach(() => day.stop());

const inShell = (page: Page) => page.locator('[data-static-shell] main a[href^="/match/"]');

/**
 * Opens the results in a page whose app never starts, because the app starts after the first frame, and this page gets
 * none.
 */
async function openBeforeApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto('/results');
}

test('START-1 before the app runs, a first visit shows the list that the host includes, and a link in it opens its match', async ({
  page,
}) => {
  await openBeforeApp(page);
  await expect(inShell(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Velg lag og konkurranser' })).toBeInViewport();
  const href = (await inShell(page).first().getAttribute('href')) ?? '';
  await inShell(page).first().click();
  await expect(page).toHaveURL(href);
});

test('START-1 a device with a stored session does not show the list for visitors', async ({ page }) => {
  await day.signIn(page);
  await openBeforeApp(page);
  await expect(page.getByRole('heading', { name: /^Resultater/ })).toBeVisible();
  await expect(inShell(page)).toHaveCount(0);
});
