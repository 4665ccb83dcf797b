import { expect, test } from '@playwright/test';
import { isCachedByWorker } from './isCachedByWorker.ts';
import { storedOnDevice } from './storedOnDevice.ts';
import { type MatchDay, openMatchDay } from './openMatchDay.ts';

let day: MatchDay;
test.beforeEach(async ({ context, page }) => {
  day = await openMatchDay(context, { seed: 17, at: Date.parse('2026-11-21T18:30:00+01:00') });
  await day.signIn(page);
});
test.afterEach(() => day.stop());

test("OFFLINE-2 a sign-out removes the spectator's data and the cached pictures from the device, and keeps the app's files", async ({
  page,
}) => {
  await page.goto('/match?id=500009');
  const comment = page.getByPlaceholder(/^Kommenter/);
  await comment.fill('Ikke sendt ennå');
  await page.goto('/friends');
  await expect(page.getByText('Kristine Vollan')).toBeVisible();
  await page.goto('/results');
  await expect.poll(() => isCachedByWorker(page)).toBe(true);
  const traces = async () =>
    (await storedOnDevice(page)).filter((each) => /5e1f3c52|marte|Kristine Vollan|Ikke sendt|looked-at/i.test(each));
  await expect.poll(async () => (await traces()).join('\n')).toContain('friendships');
  expect((await traces()).join('\n')).toContain('looked-at');
  const before = await storedOnDevice(page);

  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitem', { name: 'Logg ut' }).click();
  await expect(page.getByRole('link', { name: 'Logg inn' }).first()).toBeVisible();
  await expect.poll(traces).toEqual([]);
  const after = await storedOnDevice(page);
  const count = (all: readonly string[], what: string) => all.filter((each) => each.startsWith(what)).length;
  test.info().annotations.push({
    type: 'kept before and after',
    description: ['row', 'text', 'file tribunen-version', 'file tribunen-pictures']
      .map((what) => `${what} ${count(before, what)} → ${count(after, what)}`)
      .join(', '),
  });
  expect(count(after, 'file tribunen-version')).toBe(count(before, 'file tribunen-version'));
  expect(count(after, 'file tribunen-pictures')).toBe(0);
});
