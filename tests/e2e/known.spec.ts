import { expect, type Page, test } from '@playwright/test';
import { brannsMatch, laterGoals, untilGoal } from './followedGoals.ts';
import { openWithClock } from './openWithClock.ts';

const cardOf = (page: Page, match: string) => page.locator(`main a[href^="/match/${match}"]:has([data-side])`);

test('KNOWN-1 KNOWN-6 a device with a delay of 40 seconds reveals a goal only 40 seconds after another device shows it', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext();
  const late = await context.newPage();
  await late.addInitScript(() => {
    localStorage.setItem('tribunen.knownUntil', JSON.stringify({ delay: 40, delays: {}, hidden: [] }));
  });
  const address = `/results?${laterGoals}`;
  const [skipTo, skipLateTo] = [await openWithClock(page, address), await openWithClock(late, address)];
  await expect(cardOf(late, brannsMatch)).toContainText('Strømsgodset');
  for (const skip of [skipTo, skipLateTo]) await skip(118);
  await expect(cardOf(page, brannsMatch)).toContainText('Brann 1, Strømsgodset 0.', untilGoal);
  expect(await late.content()).not.toMatch(/Brann 1|data-floodlight="home"|data-up="(front|back)"/);
  await skipLateTo(175);
  await expect(cardOf(late, brannsMatch)).toContainText('Brann 1, Strømsgodset 0.', untilGoal);
  await context.close();
});

test('KNOWN-2 no screen shows a hidden result, until the reader asks for it', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto('/results');
  await page.goto('/match/500007');
  await expect(page.getByRole('tab', { name: 'Referat' })).toBeVisible();
  const scorers = await page.locator('[data-scorers] button').allTextContents();
  expect(scorers.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Del og lagre' }).click();
  await page.getByRole('menuitem', { name: 'Skjul resultat' }).click();
  await expect(page.getByRole('button', { name: 'Vis resultat' })).toBeVisible();
  for (const path of ['/match/500007', '/results', '/match', '/match?id=500007', '/competition/TIP']) {
    await page.goto(path);
    await expect(page.getByText('Resultat skjult').filter({ visible: true }).first(), path).toBeVisible();
    const text = await page.locator('body').innerText();
    expect(text, path).not.toMatch(/Viking \d|VIK\s*\d/);
    for (const scorer of scorers) expect(text, path).not.toContain(scorer);
  }
  // Another tab of the same device, opened earlier.
  await expect(other.getByText('Resultat skjult').filter({ visible: true }).first()).toBeVisible();
  await page.goto('/match/500007');
  await page.getByRole('button', { name: 'Vis resultat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vis resultat' }).click();
  await expect(page.locator('[data-scorers] button').first()).toBeVisible();
});

test('the replay of a finished match starts at kick-off, and shows only events up to its minute', async ({ page }) => {
  await page.goto('/match/2499719');
  await page.getByRole('button', { name: 'Se kampen på fem minutter' }).click();
  const line = page.getByRole('slider', { name: 'Minutt' });
  await expect(line).toHaveAttribute('aria-valuetext', /0–0/);
  await page.getByRole('radio', { name: '×60' }).check();
  await expect(line).toHaveAttribute('aria-valuetext', '5. minutt, 1–1');
  await page.getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByRole('button', { name: 'Se kampen på fem minutter' })).toBeVisible();
});
