import { expect, type Locator, test } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * Expects that a tap in the middle of the control hits no other element, and that the control is at least 44 pixels
 * wide and high, the size of a fingertip.
 */
async function expectTouchable(control: Locator): Promise<void> {
  const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await control.tap({ trial: true });
}

test('on a phone a spectator chooses the speed and the scenario by touch, and opens, uses and closes the fault panel', async ({
  page,
}) => {
  await page.goto('/results');
  const [speed, scenario] = [page.getByLabel('Hastighet'), page.getByLabel('Scenario')];
  await expectTouchable(speed);
  await expectTouchable(scenario);
  await speed.selectOption('60×');
  await expect(page).toHaveURL(/\/results\?speed=60$/);
  await scenario.selectOption('Rolig dag');
  await expect(page).toHaveURL(/\/results\?speed=60&demo=rolig-dag$/);
  await expect(scenario).toHaveValue('rolig-dag');

  const opener = page.getByRole('button', { name: 'Simuler feil' });
  await expectTouchable(opener);
  await opener.tap();
  const panel = page.getByRole('dialog', { name: 'Simuler feil' });
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  for (const control of await panel.locator('select, button').all()) await expectTouchable(control);
  await panel.getByLabel('Liveforbindelsen').selectOption('Er brutt');
  await expect(page.getByText('Live oppdateringer')).toBeHidden();
  await panel.getByRole('button', { name: 'Lukk' }).tap();
  await expect(panel).toBeHidden();

  await opener.tap();
  await expect(panel.getByLabel('Liveforbindelsen')).toHaveValue('closed');
  await opener.tap();
  await expect(panel).toBeHidden();
});
