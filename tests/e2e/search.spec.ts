import { expect, test } from '@playwright/test';

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a search from the results finds a team, and one from its match finds the other team', async ({ page }) => {
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

test('«/» opens the search, the arrows and Enter open a match, and «/» in a text field is typed', async ({ page }) => {
  await page.goto('/team');
  const comment = page.getByPlaceholder(/^Kommenter/);
  await comment.fill('3');
  await comment.press('/');
  await expect(comment).toHaveValue('3/');
  await comment.fill('');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: /^Søk etter lag/ });
  await expect(box).toBeFocused();
  await box.fill('brann');
  const match = page.getByRole('group', { name: 'Kamper' }).getByRole('option').first();
  await expect(match).toBeVisible();
  while ((await match.getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/match\/\d+$/);

  await page.keyboard.press('/');
  await box.press('Escape');
  await expect(box).toBeHidden();
});
