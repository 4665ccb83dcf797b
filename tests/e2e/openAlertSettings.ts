import { expect, type Page } from '@playwright/test';

/** Opens how one is told of a goal, out of the profile menu. */
export async function openAlertSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitem', { name: 'Lyd og varsler' }).click();
  await expect(page.getByRole('switch', { name: 'Lyd' })).toBeVisible();
}
