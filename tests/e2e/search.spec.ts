import { expect, test } from '@playwright/test';

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a search from the results finds a team, and a search from its match finds the other team', async ({ page }) => {
    await page.goto('/results');
    await page.getByRole('button', { name: 'Søk' }).tap();
    await page.getByRole('combobox', { name: /^Søk etter/ }).fill('brann');
    await page.getByRole('option', { name: 'Brann', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Brann' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto('/match');
    await page.getByRole('button', { name: 'Søk' }).tap();
    await page.getByRole('dialog').getByRole('option').first().tap();
    await expect(page).toHaveURL(/\/team\/\d+$/);
  });
});
