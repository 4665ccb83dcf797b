import { expect, type Page, test } from '@playwright/test';
import { brannsMatch, laterGoals } from './followedGoals.ts';

const comment = (page: Page) => page.getByPlaceholder(/^Kommenter Brann – Strømsgodset/);
const chat = (page: Page) => page.getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await comment(page).fill(text);
  await comment(page).press('Enter');
}

test('PEOPLE-29 in a match chat, messages arrive at once, and in order after their author was offline; opening an author’s card leaves the focus in the message field', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await page.goto(`/match?id=${brannsMatch}&${laterGoals}`);
  await other.goto(`/match?id=${brannsMatch}&${laterGoals}&user=jonas`);
  await expect(comment(other)).toBeEditable();
  await write(page, 'Nå må det snart bli mål.');
  await expect(chat(page).getByText('Nå må det snart bli mål.')).toBeVisible();
  await expect(chat(other).getByText('Nå må det snart bli mål.')).toBeVisible();
  await write(other, 'Helt enig, Marte.');
  await expect(chat(page).getByText('Helt enig, Marte.')).toBeVisible();

  // Opens the author's card with the mouse, and tries again if the message's row moves away from the mouse meanwhile.
  await page.bringToFront();
  await comment(page).focus();
  const author = chat(page)
    .getByRole('article')
    .filter({ hasText: 'Helt enig, Marte.' })
    .getByText('Jonas Berglund', { exact: true });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await author.hover();
    await expect(page.getByText('Favorittlag')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(comment(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Favorittlag')).toHaveCount(0);

  await context.setOffline(true);
  await write(page, 'Først dette,');
  await write(page, 'og så dette.');
  await expect(chat(page).getByText('Venter på nett')).toHaveCount(2);
  await context.setOffline(false);
  await expect(chat(other).getByText('og så dette.')).toBeVisible();
  await expect(chat(page).getByText('Venter på nett')).toHaveCount(0);
  const texts = await chat(other).innerText();
  expect(texts.indexOf('Først dette,')).toBeGreaterThan(0);
  expect(texts.indexOf('Først dette,')).toBeLessThan(texts.indexOf('og så dette.'));
});
