import { expect, type Page, test } from '@playwright/test';
import { brannsMatch, first, laterGoals, untilGoal } from './followedGoals.ts';
import { liveLink } from './liveLink.ts';
import { openWithClock } from './openWithClock.ts';
import { watchAlerts } from './watchAlerts.ts';

/** The match's card in the list. `data-side` excludes other links to the match, such as one in the pane. */
const cardOf = (page: Page, match: string) => page.locator(`main a[href^="/match/${match}"]:has([data-side])`);
const card = (page: Page) => page.locator('[data-up]:has(> [data-face])');

test('a followed team’s goal shows the floodlight on its match, a card that flips and disappears, one sentence for screen readers and one sound', async ({
  context,
  page,
}) => {
  const alerts = await watchAlerts(context);
  const skipTo = await openWithClock(page, `/results?${laterGoals}`);
  await expect(liveLink(page)).toBeVisible();
  await skipTo(93);
  // A goal of a team that the spectator does not follow also shows the floodlight on its match, but is not announced.
  await expect(page.locator('main a[href^="/match/500007"] [data-floodlight="home"]')).toBeVisible(untilGoal);
  await skipTo(118);
  const match = cardOf(page, brannsMatch);
  await expect(match.locator('[data-floodlight="home"]')).toBeVisible(untilGoal);
  await expect(match).toContainText('Brann 1, Strømsgodset 0.');
  await expect(card(page)).toHaveAttribute('data-up', 'front');
  await expect(card(page)).toHaveAttribute('data-up', 'back');
  await expect.poll(() => alerts.received('front', 'back', 'gone')).toEqual([first, first, first]);
  // The front shows for 2 s, and the back for 4.5 s (NOTIFY-17). On a busy page the front may appear some frames late,
  // but the card turns on time.
  const [up, over] = [
    alerts.momentOf('back') - alerts.momentOf('front'),
    alerts.momentOf('gone') - alerts.momentOf('back'),
  ];
  expect(up).toBeGreaterThan(1000);
  expect(up).toBeLessThan(3200);
  expect(over).toBeGreaterThan(3300);
  expect(over).toBeLessThan(5300);
  expect(alerts.received('spoken', 'sound')).toHaveLength(2);
  expect(alerts.received('asked', 'notified')).toEqual([]);
});
