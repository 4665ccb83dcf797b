import { expect, test } from '@playwright/test';
import { flowAddress, flows } from '@tribunen/ui/flows';
import { untilGoal } from './followedGoals.ts';
import { openAlertSettings } from './openAlertSettings.ts';
import { openWithClock } from './openWithClock.ts';
import { watchAlerts } from './watchAlerts.ts';

// Tracing evaluates code in the page, which counts as a user gesture and allows the sound.
test.use({ trace: 'off' });

test('in the catalogue’s goal flow, the button Enable Sound under the goal’s card turns the sound on', async ({
  context,
  page,
}) => {
  const alerts = await watchAlerts(context);
  await openWithClock(page, flowAddress(flows.goal, { scenario: 'own', fault: 'none' }));
  await expect.poll(() => alerts.received('offers-sound'), untilGoal).toEqual(['Enable Sound']);
  expect(alerts.received('front')).toHaveLength(1);
  expect(alerts.received('sound')).toEqual([]);
  const button = page.getByRole('button', { name: 'Enable Sound' });
  await button.click();
  await expect(button).toBeHidden();
  await expect.poll(() => alerts.received('sound')).toHaveLength(1);
});

test('after a reload the sound is still off and keeps its volume; a spectator who turns it on can try it', async ({
  context,
  page,
}) => {
  const alerts = await watchAlerts(context);
  await page.goto('/results');
  await openAlertSettings(page);
  await page.getByRole('slider', { name: 'Lydstyrke' }).fill('40');
  await page.getByRole('switch', { name: 'Lyd' }).click();

  await page.reload();
  await openAlertSettings(page);
  await expect(page.getByRole('switch', { name: 'Lyd' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Lyd' }).click();
  await expect(page.getByRole('slider', { name: 'Lydstyrke' })).toHaveValue('40');
  await page.getByRole('button', { name: 'Prøv lyden' }).click();
  await expect.poll(() => alerts.received('sound')).toHaveLength(1);
});
