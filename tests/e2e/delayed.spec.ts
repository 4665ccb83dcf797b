import { expect, test } from '@playwright/test';
import { brannsMatch, first, laterGoals, untilGoal } from './followedGoals.ts';
import { openWithClock } from './openWithClock.ts';
import { watchAlerts } from './watchAlerts.ts';
import { watchSecrets } from './watchSecrets.ts';

const delay = 40;
/** When Brann scores and when the goal is due, in seconds since the opening. */
const scored = 118;
const due = scored + delay;

test('KNOWN-1 a page 40 seconds behind reveals a goal nowhere before it is due, also after an outage, and then shows it', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript((seconds) => {
    localStorage.setItem('tribunen.knownUntil', JSON.stringify({ delay: seconds }));
  }, delay);
  const alerts = await watchAlerts(context);
  const secrets = await watchSecrets(page, ['Gulbrandsen', 'Brann 1', '1–0 Strømsgodset']);
  const skipTo = await openWithClock(page, `/match/${brannsMatch}?${laterGoals}`);
  await expect(page.getByRole('tab', { name: 'Referat' })).toBeVisible();
  const opened = await page.evaluate(() => Date.now());
  await skipTo(scored);
  await skipTo(scored + 8);
  await context.setOffline(true);
  await skipTo(scored + 16);
  await context.setOffline(false);
  await skipTo(scored + 24);
  await skipTo(due);
  await expect.poll(() => alerts.received('front'), untilGoal).toEqual([first]);
  const dueAt = Date.parse('2026-11-21T18:30:00+01:00') + due * 1000;
  expect(opened).toBeLessThan(dueAt - delay * 1000);
  const early = secrets.filter(({ at }) => at < dueAt - 1000);
  expect(early).toEqual([]);
  expect(secrets.map(({ where }) => where)).toEqual(expect.arrayContaining(['text', 'live region']));
  expect(alerts.momentOf('front')).toBeGreaterThanOrEqual(dueAt - 1000);
  expect(alerts.momentOf('sound')).toBeGreaterThanOrEqual(dueAt - 1000);
});
