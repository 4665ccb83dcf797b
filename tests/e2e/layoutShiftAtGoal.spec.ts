import { expect, type Locator, type Page, test } from '@playwright/test';
import { brannsMatch, laterGoals, untilGoal } from './followedGoals.ts';
import { liveLink } from './liveLink.ts';
import { openWithClock } from './openWithClock.ts';
import { watchLayoutShift } from './watchLayoutShift.ts';

const card = (page: Page) => page.locator('[data-up]:has(> [data-face])');
const rectangles = (targets: readonly Locator[]) => Promise.all(targets.map((target) => target.boundingBox()));

/**
 * Waits for the goal that falls `second` seconds after the opening. Expects that the touch targets keep their positions
 * while the goal's card shows and afterwards, and that no other element moves.
 */
async function expectStill(
  page: Page,
  skipTo: (second: number) => Promise<void>,
  second: number,
  targets: readonly Locator[],
): Promise<void> {
  await skipTo(second);
  const before = await rectangles(targets);
  expect(before).not.toContain(null);
  const shiftBefore = await page.evaluate(() => layoutShift.sum);
  await expect(card(page)).toHaveAttribute('data-up', 'front', untilGoal);
  expect(await rectangles(targets)).toEqual(before);
  await expect(card(page)).toHaveAttribute('data-up', 'back');
  expect(await rectangles(targets)).toEqual(before);
  await expect(card(page)).toHaveCount(0);
  expect(await rectangles(targets)).toEqual(before);
  const { sum, moved } = await page.evaluate(() => layoutShift);
  expect((sum - shiftBefore).toFixed(3), moved.join('\n')).toBe('0.000');
}

test('on a phone a goal moves no touch target of the results, nor of a chat in which the spectator writes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchLayoutShift(page);
  const skipTo = await openWithClock(page, `/results?${laterGoals}`);
  await expect(liveLink(page)).toBeVisible();
  const match = page.locator(`main a[href^="/match/${brannsMatch}"]`);
  const [heading, profile, live] = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: /^Profilmeny/ }),
    page.getByRole('link', { name: 'Live', exact: true }),
  ];
  await expect(match).toBeVisible();
  await expectStill(page, skipTo, 118, [heading, profile, live, match]);

  await live.click();
  await expect(page.getByRole('link', { name: /^Brann 1, Strømsgodset 0/ })).toBeVisible();
  const field = page.getByPlaceholder(/^Kommenter /);
  await field.click();
  await field.pressSequentially('Kom igjen');
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeHidden();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expectStill(page, skipTo, 229, [page.getByRole('button', { name: 'Bytt kamp' }), field, send]);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Kom igjen');
});

test('on a phone the first goal of an open match moves neither the tabs of the match nor the teams above them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchLayoutShift(page);
  const skipTo = await openWithClock(page, `/match/${brannsMatch}?${laterGoals}`);
  const [report, lineUp] = [
    page.getByRole('tab', { name: 'Referat' }),
    page.getByRole('tab', { name: 'Lagoppstilling' }),
  ];
  await lineUp.click();
  await expect(page.getByRole('heading', { name: 'Startoppstilling' })).toBeVisible();
  await expectStill(page, skipTo, 118, [report, lineUp, page.getByRole('link', { name: 'Brann', exact: true })]);
  await expect(page.getByRole('list', { name: 'Mål og røde kort, Brann' })).toBeVisible();
});
