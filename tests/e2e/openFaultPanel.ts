import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens the demo's fault panel with its shortcut. The shortcut does nothing until the panel's code has loaded, so the
 * function presses it until the panel opens.
 */
export async function openFaultPanel(page: Page): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Simuler feil' });
  await expect(async () => {
    if (!(await panel.isVisible())) await page.keyboard.press('Alt+Shift+F');
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
  return panel;
}
