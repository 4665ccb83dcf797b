import { expect, type Page, test } from '@playwright/test';
import { accessToken } from './accessToken.ts';
import { brannsMatch, first, laterGoals, oneGoal, only, second, twoGoals, untilGoal } from './followedGoals.ts';
import { liveLink, openResults } from './liveResults.ts';
import { lookAt, lookAway } from './lookAway.ts';
import { openAlertSettings } from './openAlertSettings.ts';
import { openFaultPanel } from './openFaultPanel.ts';
import { openWithClock } from './openWithClock.ts';
import { watchAlerts } from './watchAlerts.ts';

/** The match's card in the list; the pane beside the list also links to the match. */
const cardOf = (page: Page, match: string) => page.locator(`main a[href^="/match/${match}"]:has([data-side])`);
const card = (page: Page) => page.locator('[data-up]:has(> [data-face])');

test('a followed goal lights its card, shows a card that flips and disappears, is spoken once and sounds once', async ({
  context,
  page,
}) => {
  const alerts = await watchAlerts(context);
  const skipTo = await openWithClock(page, `/results?${laterGoals}`);
  await expect(liveLink(page)).toBeVisible();
  await skipTo(93);
  // A goal of a team that the spectator does not follow also lights its card, but is not announced.
  await expect(page.locator('main a[href^="/match/500007"] [data-floodlight="home"]')).toBeVisible(untilGoal);
  await skipTo(118);
  const match = cardOf(page, brannsMatch);
  await expect(match.locator('[data-floodlight="home"]')).toBeVisible(untilGoal);
  await expect(match).toContainText('Brann 1, Strømsgodset 0.');
  await expect(card(page)).toHaveAttribute('data-up', 'front');
  await expect(card(page)).toHaveAttribute('data-up', 'back');
  await expect.poll(() => alerts.received('front', 'back', 'gone')).toEqual([first, first, first]);
  // The front shows for 2.2 s, the card for 4.3 s in all. A busy page draws the front some frames late, but turns it on
  // time.
  const [up, over] = [
    alerts.momentOf('back') - alerts.momentOf('front'),
    alerts.momentOf('gone') - alerts.momentOf('back'),
  ];
  expect(up).toBeGreaterThan(1000);
  expect(up).toBeLessThan(3200);
  expect(over).toBeGreaterThan(3300);
  expect(over).toBeLessThan(5300);

  // The spectator closes the next card.
  await skipTo(229);
  await expect(card(page)).toHaveAttribute('data-up', 'front', untilGoal);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  expect(alerts.received('front')).toEqual([first, second]);
  await expect.poll(() => alerts.received('spoken')).toEqual([first, second]);
  await expect.poll(() => alerts.received('sound')).toHaveLength(2);
  expect(alerts.received('asked', 'notified')).toEqual([]);
});

test.describe('on a phone with reduced motion', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the card changes its face without turning, moves no other element, and is closed by a tap', async ({
    context,
    page,
  }) => {
    const alerts = await watchAlerts(context);
    const skipTo = await openWithClock(page, `/results?${oneGoal}`);
    await expect(liveLink(page)).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await skipTo(13);
    await expect(card(page)).toHaveAttribute('data-up', 'back', untilGoal);
    await expect(card(page)).toHaveCSS('rotate', 'none');
    await expect(card(page).locator('> [data-face="front"]')).toHaveCSS('opacity', '0');
    await expect(card(page).locator('> [data-face="back"]')).toHaveCSS('opacity', '1');
    expect(await heading.boundingBox()).toEqual(before);
    await card(page).tap();
    await expect(card(page)).toHaveCount(0);
    expect(await heading.boundingBox()).toEqual(before);
    expect(alerts.momentOf('gone') - alerts.momentOf('front')).toBeLessThan(6400);
    await expect.poll(() => alerts.received('spoken')).toEqual([only]);
  });
});

test('a visitor sees the goal on its card, and no announcement', async ({ context, page }) => {
  const alerts = await watchAlerts(context);
  const skipTo = await openWithClock(page, `/results?${oneGoal}&demo=utlogget`);
  await expect(liveLink(page)).toBeVisible();
  await skipTo(13);
  const lit = page.locator(`main a[href^="/match/${brannsMatch}"] [data-floodlight]`);
  await expect(lit).toBeVisible(untilGoal);
  await page.clock.fastForward(10_000);
  await expect(lit).toBeHidden();
  expect(alerts.received()).toEqual([]);
});

test('while the socket is down polling brings the goal within five seconds, and the socket reconnects by itself', async ({
  context,
  page,
}) => {
  const alerts = await watchAlerts(context);
  const skipTo = await openWithClock(page, `/results?${oneGoal}`);
  await expect(liveLink(page)).toBeVisible();
  const socket = (await openFaultPanel(page)).getByLabel('Liveforbindelsen', { exact: true });
  await socket.selectOption('Er brutt');
  await expect(liveLink(page)).toBeHidden();
  await skipTo(13);
  await expect.poll(() => alerts.received('front'), untilGoal).toEqual([only]);
  const late = alerts.momentOf('front') - (await newestGoalAt(page));
  test.info().annotations.push({ type: 'how late', description: `${late} ms after its row` });
  expect(late).toBeLessThan(5000);
  await expect(liveLink(page)).toBeHidden();
  await expect(cardOf(page, brannsMatch)).toContainText('Bodø/Glimt 0, Brann 1.');
  await expect.poll(() => alerts.received('gone')).toEqual([only]);
  expect(alerts.received('spoken', 'front')).toEqual([only, only]);
  expect(alerts.received('sound')).toHaveLength(1);
  await socket.selectOption('Er oppe');
  await expect(liveLink(page)).toBeVisible({ timeout: 20_000 });
});

test('the browser notifies of a goal in a hidden tab, if the user has allowed it, and no flip card follows', async ({
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
  await lookAt(page);
  await skipTo(229);
  await expect.poll(() => alerts.received('front'), untilGoal).toEqual([second]);
  expect(alerts.received('notified')).toHaveLength(1);
  await expect.poll(() => alerts.received('sound')).toHaveLength(2);
});

test('a spectator who was away for more than two minutes finds the goals scored meanwhile on one card', async ({
  context,
  page,
}) => {
  const alerts = await watchAlerts(context);
  await openWithClock(page, `/results?${twoGoals}`);
  await expect(liveLink(page)).toBeVisible();
  await lookAway(page);
  await page.clock.fastForward('02:40');
  await lookAt(page);
  await expect.poll(() => alerts.received('front')).toEqual(['Mens du var borte: 2 mål']);
  await expect(page.getByText('Mens du var borte', { exact: true })).toBeVisible();
  await expect.poll(() => alerts.received('gone')).toHaveLength(1);
  expect(alerts.received('spoken')).toEqual(['Mens du var borte: 2 mål']);
  expect(alerts.received('front')).toHaveLength(1);
});

test('without a network the screen says how old its matches are, and it catches up when the network is back', async ({
  context,
  page,
}) => {
  await openResults(page, 'speed=60&seed=4');
  const minutes = () =>
    page
      .locator('main a[href^="/match/"]')
      .evaluateAll((links) => links.map((link) => /LIVE \d+/.exec(link.textContent)?.[0] ?? ''));
  await context.setOffline(true);
  await expect(page.getByText(/^Frakoblet – sist oppdatert \d\d:\d\d$/)).toBeVisible();
  await expect(liveLink(page)).toBeHidden();
  const before = await minutes();
  const asked = await page.evaluate(() =>
    fetch('/rest/v1/live_matches_new?limit=1').then(
      () => 'answered',
      () => 'lost',
    ),
  );
  expect(asked).toBe('lost');
  await context.setOffline(false);
  await expect(liveLink(page)).toBeVisible();
  await expect(page.getByText('Tilkoblet igjen')).toBeAttached();
  await expect.poll(minutes).not.toEqual(before);
});

/** When the page's backend wrote the newest goal (milliseconds since 1970). */
async function newestGoalAt(page: Page): Promise<number> {
  const token = await accessToken(page);
  return page.evaluate(
    async ([match, bearer]) => {
      const asked = `select=created_at&event_type=eq.GOAL&match_id=eq.${match}&order=created_at.desc&limit=1`;
      const headers = { apikey: 'demo', authorization: `Bearer ${bearer}` };
      const response = await fetch(`/rest/v1/live_events_new?${asked}`, { headers });
      const [row]: { created_at: string }[] = JSON.parse(await response.text());
      return Date.parse(row?.created_at ?? '');
    },
    [brannsMatch, token] as const,
  );
}
