import { expect, type Page, test } from '@playwright/test';

const list = (page: Page) => page.getByRole('list', { name: 'Det du følger, i rekkefølge' });
const names = (page: Page) =>
  list(page)
    .getByRole('button', { name: /^Flytt / })
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')?.slice('Flytt '.length)));

test('FOLLOW-4 FOLLOW-14 a follow moved with the keyboard alone is announced, moves in the other tab too, and keeps its place', async ({
  context,
  page,
}) => {
  const { keyboard } = page;
  await page.goto('/settings/follows?fane=prioriterte');
  await expect(list(page)).toBeVisible();
  // Until today's matches are loaded, the list shows a club's long name.
  await expect(page.getByRole('button', { name: 'Flytt Arsenal', exact: true })).toBeVisible();
  const [first, second, third] = await names(page);
  const other = await context.newPage();
  await other.goto('/settings/follows?fane=prioriterte');
  await expect.poll(() => names(other)).toEqual(await names(page));
  await page.bringToFront();

  const handle = page.getByRole('button', { name: `Flytt ${third}` });
  await page.getByRole('tab', { name: 'Dine prioriterte' }).focus();
  for (let presses = 0; presses < 20 && !(await handle.evaluate((it) => it === document.activeElement)); presses += 1) {
    await keyboard.press('Tab');
  }
  await expect(handle).toBeFocused();
  await keyboard.press('Space');
  await expect(page.getByText(`${third} er løftet fra plass 3 av 5.`)).toBeAttached();
  // On a busy machine the rows may not be measured yet at the first press of the arrow; a user would press it again,
  // too.
  await expect(async () => {
    await keyboard.press('ArrowUp');
    await expect(page.getByText(`${third} er flyttet til plass 1 av 5.`)).toBeAttached({ timeout: 1000 });
  }).toPass();
  await keyboard.press('Space');
  await expect(page.getByText(`${third} er sluppet på plass 1 av 5.`)).toBeAttached();

  await expect.poll(async () => (await names(other)).slice(0, 3)).toEqual([third, first, second]);
  await page.reload();
  await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual([third, first, second]);
});
