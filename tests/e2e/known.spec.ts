import { expect, test } from '@playwright/test';
import { goWithin } from './goWithin.ts';

test('KNOWN-2 after a spectator has hidden a result, no screen shows it until the spectator asks for it', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/results');
  await page.goto('/match/500007');
  await expect(page.getByRole('tab', { name: 'Referat' })).toBeVisible();
  const scorers = await page.locator('[data-scorers] button').allTextContents();
  expect(scorers.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Del og lagre' }).click();
  await page.getByRole('menuitem', { name: 'Skjul resultat' }).click();
  await expect(page.getByRole('button', { name: 'Vis resultat' })).toBeVisible();
  await page.reload();
  for (const path of ['/match/500007', '/results', '/match', '/match?id=500007', '/competition/TIP']) {
    await goWithin(page, path);
    await expect(page.getByText('Resultat skjult').filter({ visible: true }).first(), path).toBeVisible();
    const text = await page.locator('body').innerText();
    expect(text, path).not.toMatch(/Viking \d|VIK\s*\d/);
    for (const scorer of scorers) expect(text, path).not.toContain(scorer);
  }
  // The result is also hidden in a tab that was open before.
  await expect(other.getByText('Resultat skjult').filter({ visible: true }).first()).toBeVisible();
  await goWithin(page, '/match/500007');
  await page.getByRole('button', { name: 'Vis resultat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vis resultat' }).click();
  await expect(page.locator('[data-scorers] button').first()).toBeVisible();
});

test('the replay of a finished match starts at kick-off, and shows at each minute the score of that minute', async ({
  page,
}) => {
  await page.goto('/match/2499719');
  await page.getByRole('button', { name: 'Se kampen på fem minutter' }).click();
  const line = page.getByRole('slider', { name: 'Minutt' });
  await expect(line).toHaveAttribute('aria-valuetext', /0–0/);
  await page.getByRole('radio', { name: '×60' }).check();
  await expect(line).toHaveAttribute('aria-valuetext', '5. minutt, 1–1');
  await page.getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByRole('button', { name: 'Se kampen på fem minutter' })).toBeVisible();
});

test('KNOWN-16 the replay of a hidden match shows its momentum and its chat up to its minute, and pauses at a goal', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/match/2499719');
  await page.getByRole('button', { name: 'Del og lagre' }).click();
  await page.getByRole('menuitem', { name: 'Skjul resultat' }).click();
  await page.getByRole('button', { name: 'Se kampen på fem minutter' }).click();
  await expect(page.getByPlaceholder('Chatten slik den ble skrevet')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Referat', 'Momentum']);
  await page.getByRole('switch', { name: 'Pause ved mål' }).check();
  await page.getByRole('radio', { name: '×60' }).check();
  const line = page.getByRole('slider', { name: 'Minutt', exact: true });
  await expect(page.getByRole('button', { name: 'Spill av' })).toBeVisible();
  await expect(line).toHaveAttribute('aria-valuetext', '2. minutt, 1–0');
  await page.getByRole('tab', { name: 'Momentum' }).click();
  const momentum = page.getByRole('slider', { name: 'Momentum, minutt for minutt' });
  await expect(momentum).toHaveAttribute('aria-valuemax', '2');
  await page.getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByRole('button', { name: 'Vis resultat' })).toBeVisible();
});

test('KNOWN-16 on a phone a tab of the replay shows the chat as it was written, and the replay goes on in every tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/match/2499719');
  await page.getByRole('button', { name: 'Del og lagre' }).click();
  await page.getByRole('menuitem', { name: 'Skjul resultat' }).click();
  await page.getByRole('button', { name: 'Se kampen på fem minutter' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Referat', 'Momentum', 'Chat']);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByPlaceholder('Chatten slik den ble skrevet')).toBeDisabled();
  const line = page.getByRole('slider', { name: 'Minutt', exact: true });
  await page.getByRole('radio', { name: '×60' }).check();
  await expect(line).toHaveAttribute('aria-valuetext', '2. minutt, 1–0');
  await page.getByRole('tab', { name: 'Momentum' }).click();
  await expect(line).toHaveAttribute('aria-valuetext', '5. minutt, 1–1');
});
