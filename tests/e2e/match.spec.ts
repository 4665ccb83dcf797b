import { expect, type Page, test } from '@playwright/test';
import { brannsMatch, first, laterGoals, second, twoGoals, untilGoal } from './followedGoals.ts';
import { openWithClock } from './openWithClock.ts';
import { watchAlerts } from './watchAlerts.ts';

const notFound = (page: Page) => page.getByText('Fant ikke kampen');
/** The sentence that describes the match to screen readers in the header. The rows of the list have it too. */
const header = (page: Page) => page.getByText(/^Brann \d, Strømsgodset \d\./).and(page.locator(':not(li *)'));
const goalBanner = (page: Page) => page.getByRole('main').getByText(/^Brann \d–\d Strømsgodset$/);
const lit = (page: Page, side: 'home' | 'away') => page.locator(`main section [data-floodlight="${side}"]`);

async function openBrannsMatch(page: Page): Promise<void> {
  await page.goto(`/match?id=${brannsMatch}&${twoGoals}`);
  await expect(header(page)).toBeAttached();
}

test('without a match in its address the screen opens a match of today in play, and an unknown match leads to the results', async ({
  page,
}) => {
  // A fixed evening: at midnight the matches in play would become those of yesterday.
  await openWithClock(page, `/match?${twoGoals}`);
  await expect(header(page)).toBeAttached();
  await page.goto(`/match/7?${twoGoals}`);
  await expect(notFound(page)).toBeVisible();
  await page.getByRole('link', { name: 'Til resultatene' }).click();
  await expect(page).toHaveURL(/\/results\?seed=61$/);
});

test('with the keyboard alone a spectator chooses a team to cheer for, every press is a flash, and a reload remembers the team', async ({
  page,
}) => {
  await openBrannsMatch(page);
  await page.getByRole('button', { name: 'Hvem heier du på?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Hvem heier du på?' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const cheer = page.getByRole('button', { name: /^(Heier på|Jubel for) Strømsgodset$/ });
  await expect(cheer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lit(page, 'away')).toBeVisible();
  await expect(lit(page, 'away')).toBeHidden();

  await page.reload();
  await expect(cheer).toBeVisible();
  await page.getByRole('button', { name: 'Velg et annet lag å heie på' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cheer).toBeFocused();
});

test('a goal in the open match lights its half and raises the goal banner: for ten seconds, also across a visit to the results, or until it is closed', async ({
  context,
  page,
}) => {
  const alerts = await watchAlerts(context);
  const skipTo = await openWithClock(page, `/match?id=${brannsMatch}&${laterGoals}`);
  await expect(header(page)).toBeAttached();
  await skipTo(118);
  await expect(goalBanner(page)).toHaveText('Brann 1–0 Strømsgodset', untilGoal);
  await expect(lit(page, 'home')).toBeVisible();
  await expect(header(page)).toHaveText(/^Brann 1, Strømsgodset 0\./);
  await expect(page.getByText('Emil Gulbrandsen 36′', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Resultater' }).click();
  await expect(page.getByRole('heading', { name: /^Resultater/ })).toBeVisible();
  await page.goBack();
  await expect(goalBanner(page)).toHaveText('Brann 1–0 Strømsgodset', { timeout: 2000 });
  await page.clock.fastForward(10_000);
  await expect(goalBanner(page)).toBeHidden();

  await skipTo(229);
  await expect(goalBanner(page)).toHaveText('Brann 2–0 Strømsgodset', untilGoal);
  await page.getByRole('button', { name: 'Lukk', exact: true }).click();
  await expect(goalBanner(page)).toBeHidden({ timeout: 2000 });
  // The flip card shows the goal too and is read aloud; the goal banner is not.
  await expect.poll(() => alerts.received('front'), untilGoal).toEqual([first, second]);
  const spokenOfBrann = () => alerts.received('spoken').filter((sentence) => sentence.includes('Brann'));
  await expect.poll(spokenOfBrann).toEqual([first, second]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true });

  test('the match fits on one line, whose score links to the match, and a chat in use gets the space of the tabs', async ({
    page,
  }) => {
    await page.goto(`/match?id=${brannsMatch}&${twoGoals}`);
    const score = page.getByRole('link', { name: /^Brann \d, Strømsgodset \d\./ });
    await expect(score.getByText('BRA', { exact: true })).toBeInViewport();
    const tabs = page.getByRole('navigation', { name: 'Hovedmeny' });
    await page.getByPlaceholder('Kommenter Brann').tap();
    await expect(tabs).toBeHidden();
    await score.tap();
    await expect(page).toHaveURL(new RegExp(`/match/${brannsMatch}`));
    await expect(tabs).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the match fills the window, and only its panes scroll', async ({ page }) => {
    await openBrannsMatch(page);
    await expect(page.getByRole('list').filter({ hasText: 'Brann' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  });
});
