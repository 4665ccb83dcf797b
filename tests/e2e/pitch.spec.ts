import { expect, test } from '@playwright/test';

test('a 3D pitch whose code failed to load says so, and loads when the spectator retries', async ({
  context,
  page,
}) => {
  const scene = '**/PitchScene-*.js';
  await context.route(scene, (route) => route.abort());
  await page.goto('/match/2499719?fane=kampfakta');
  await expect(page.getByText('Kunne ikke hente 3D-visningen.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Arsenal: \d+ avslutninger/ })).toBeVisible();
  await context.unroute(scene);
  await page.getByRole('main').getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('application', { name: /^Arsenal: \d+ avslutninger/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Kunne ikke hente 3D-visningen.')).toHaveCount(0);
});
