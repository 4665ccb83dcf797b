import { expect, test } from '@playwright/test';
import { scenarioNames } from '@tribunen/mocks/scenarios';
import { goWithin } from './goWithin.ts';
import { openFaultPanel } from './openFaultPanel.ts';

test.describe('the demo’s fault panel', () => {
  test('opens with its shortcut, and returns the focus when Escape closes it; the demo bar offers every scenario except those for tests', async ({
    page,
  }) => {
    await page.goto('/results');
    const offered = page.getByLabel('Scenario').locator('option');
    await expect(offered.first()).toBeAttached();
    const names = await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(names).toEqual([...scenarioNames]);
    const today = page.locator('[data-day][aria-pressed="true"]');
    await expect(today).toBeVisible();
    await today.focus();
    await openFaultPanel(page);
    await expect(page.getByLabel('Svarene fra serveren')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(today).toBeFocused();
  });

  test("when the server's clock is two hours ahead, the server refuses the page's token as expired and issues another", async ({
    page,
  }) => {
    await page.goto('/results');
    await expect(page.getByText('Live oppdateringer')).toBeVisible();
    const panel = await openFaultPanel(page);
    const renewed = page.waitForResponse((response) => response.url().includes('/auth/v1/token') && response.ok());
    await panel.getByLabel('Klokken på serveren', { exact: true }).selectOption('To timer foran');
    // Makes the page fetch another day. The test does not load the page, because a load would end every fault.
    await goWithin(page, '/results?date=2027-05-16');
    await renewed;
    await expect(page.getByText('Ingen prioriterte kamper denne dagen.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profilmeny, 2 invitasjoner' })).toBeVisible();
  });
});
