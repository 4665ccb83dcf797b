import { expect, test } from '@playwright/test';
import { liveLink } from './liveResults.ts';

test('a live room whose code was lost on the way comes by itself', async ({ context, page }) => {
  await context.route('**/assets/live-*.js', (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('console', (message) => message.text().startsWith('Nothing is live yet'));
  await page.goto('/results');
  await lost;
  await expect(liveLink(page)).toBeVisible({ timeout: 30_000 });
});

test('a screen that was opened without a network says so, and comes when the network is back', async ({
  context,
  page,
}) => {
  await page.goto('/results');
  await expect(liveLink(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Venner/ }).click();
  await expect(page.getByRole('heading', { name: 'Kunne ikke laste siden' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Venner' })).toBeVisible();
});
