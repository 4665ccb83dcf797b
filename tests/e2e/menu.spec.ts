import { expect, test } from '@playwright/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the link at the top right opens the menu as a page, and the menu leads to the alert settings of each team', async ({
    page,
  }) => {
    await page.goto('/results');
    await page.getByRole('link', { name: 'Profilmeny, 2 invitasjoner' }).tap();
    await expect(page).toHaveURL(/\/menu$/);
    await page.getByRole('link', { name: 'Varsler per lag' }).tap();
    const notices = page.getByRole('switch', { name: /Brann/ });
    await expect(notices).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Fantasy' }).tap();
    await expect(page).toHaveURL(/\/fantasy$/);
  });
});
