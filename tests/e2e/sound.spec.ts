import { expect, test } from '@playwright/test';
import { oneGoal, only, untilGoal } from './followedGoals.ts';
import { liveLink } from './liveResults.ts';
import { openAlertSettings } from './openAlertSettings.ts';
import { openWithClock } from './openWithClock.ts';
import { watchAlerts } from './watchAlerts.ts';

// Tracing evaluates code in the page, which counts as a user gesture and allows the sound.
test.use({ trace: 'off' });

test('Enable Sound is shown under the card, and turns the sound on', async ({ context, page }) => {
  const alerts = await watchAlerts(context);
  await openWithClock(page, `/results?${oneGoal}`);
  await expect.poll(() => alerts.received('offers-sound'), untilGoal).toEqual(['Enable Sound']);
  expect(alerts.received('front')).toEqual([only]);
  expect(alerts.received('sound')).toEqual([]);
  const button = page.getByRole('button', { name: 'Enable Sound' });
  await button.click();
  await expect(button).toBeHidden();
  await expect.poll(() => alerts.received('sound')).toHaveLength(1);
});

test('with the sound turned off a goal makes no sound, and the chosen volume is kept', async ({ context, page }) => {
  const alerts = await watchAlerts(context);
  const skipTo = await openWithClock(page, `/results?${oneGoal}`);
  await expect(liveLink(page)).toBeVisible();
  await openAlertSettings(page);
  await page.getByRole('slider', { name: 'Lydstyrke' }).fill('40');
  await page.getByRole('switch', { name: 'Lyd' }).click();
  await page.keyboard.press('Escape');
  await skipTo(13);
  await expect.poll(() => alerts.received('gone'), untilGoal).toEqual([only]);
  expect(alerts.received('sound')).toEqual([]);

  await page.reload();
  await expect(liveLink(page)).toBeVisible();
  await openAlertSettings(page);
  await expect(page.getByRole('switch', { name: 'Lyd' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Lyd' }).click();
  await expect(page.getByRole('slider', { name: 'Lydstyrke' })).toHaveValue('40');
  await page.getByRole('button', { name: 'Prøv lyden' }).click();
  await expect.poll(() => alerts.received('sound')).toHaveLength(1);
});
