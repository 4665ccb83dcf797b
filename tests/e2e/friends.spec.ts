import { expect, test } from '@playwright/test';

test('a spectator stars a friend and writes to him, and a conversation read in one tab loses its mark in the other', async ({
  context,
}) => {
  const one = await context.newPage();
  await one.goto('/friends');
  await expect(one.getByRole('tab', { name: '7 totalt' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/friends');
  const unread = other.getByRole('link', { name: /^Even Rustad.* 2 uleste meldinger$/ });
  await expect(unread).toBeVisible();

  const star = one.getByRole('button', { name: 'Stjernevenn: Even Rustad' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(one.getByText('Lagt til som stjernevenn')).toBeVisible();
  await expect(other.getByRole('tab', { name: '3 star venner' })).toBeVisible();

  await one.getByRole('link', { name: /^Even Rustad/ }).click();
  await expect(one).toHaveURL(/\/friends\/[0-9a-f-]{36}$/);
  await expect(unread).toHaveCount(0);
  const box = one.getByPlaceholder('Skriv til Even Rustad…');
  await box.fill('Ja, to stykker!');
  await box.press('Enter');
  await expect(one.getByRole('log')).toContainText('Ja, to stykker!');
  await expect(other.getByText('Du: Ja, to stykker!')).toBeVisible();
});
