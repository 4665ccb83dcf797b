import { expect, type Page } from '@playwright/test';

/** Opens the settings of sound and notifications, from the profile menu. */
export async function openAlertSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitem', { name: 'Lyd og varsler' }).click();
  await expect(page.getByRole('switch', { name: 'Lyd' })).toBeVisible();
}
