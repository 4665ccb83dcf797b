import { expect, test } from '@playwright/test';
import { brannsMatch, laterGoals } from './followedGoals.ts';

const address = `/match?id=${brannsMatch}&${laterGoals}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true });

  test('the chat shows its match on one line that links to the match, and hides the tabs while the spectator writes', async ({
    page,
  }) => {
    await page.goto(address);
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
    await page.goto(address);
    await expect(page.getByRole('list').filter({ hasText: 'Brann' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  });
});
