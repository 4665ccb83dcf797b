import { expect, test } from '@playwright/test';
import { wholeChromiumLaunch } from '../../tooling/process/chromiumLaunch.mjs';
import { laterGoals, untilGoal } from './followedGoals.ts';
import { liveLink } from './liveLink.ts';
import { lookAway } from './lookAway.ts';
import { openAlertSettings } from './openAlertSettings.ts';
import { openWithClock } from './openWithClock.ts';
import { watchAlerts } from './watchAlerts.ts';

test.use({ launchOptions: wholeChromiumLaunch });

test('a hidden tab shows a browser notification of a goal, if the user has allowed notifications', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['notifications']);
  const alerts = await watchAlerts(context);
  const skipTo = await openWithClock(page, `/results?${laterGoals}`);
  await expect(liveLink(page)).toBeVisible();
  await openAlertSettings(page);
  const notifications = page.getByRole('switch', { name: 'Varsler i nettleseren' });
  await expect(notifications).not.toBeChecked();
  await notifications.click();
  await expect(notifications).toBeChecked();
  await page.keyboard.press('Escape');
  await lookAway(page);
  await skipTo(118);
  await expect.poll(() => alerts.received('notified'), untilGoal).toEqual(['Mål! Brann 1–0 Strømsgodset']);
  await expect.poll(() => alerts.received('sound')).toHaveLength(1);
});
