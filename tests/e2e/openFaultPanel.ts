import { expect, type Locator, type Page } from '@playwright/test';

/** Presses the shortcut of the demo's fault panel until the panel opens, because its code may not have loaded yet. */
export async function openFaultPanel(page: Page): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Simuler feil' });
  await expect(async () => {
    if (!(await panel.isVisible())) await page.keyboard.press('Alt+Shift+F');
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
  return panel;
}
