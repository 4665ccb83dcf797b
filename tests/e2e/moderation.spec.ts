import { expect, type Page, test } from '@playwright/test';

// Three pages at once are slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const teamChat = '/team?lag=900002';
const box = (page: Page) => page.getByPlaceholder(/^Kommenter /);

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

async function report(page: Page, text: string, reason: string): Promise<void> {
  await page.getByRole('log').getByText(text).click();
  await page.getByRole('button', { name: /^Mer om meldingen fra / }).click();
  await page.getByRole('menuitem', { name: 'Rapporter' }).click();
  await page.getByRole('radio', { name: reason }).check();
  await page.getByRole('button', { name: 'Rapporter' }).click();
  await expect(page.getByText('Takk. Meldingen er rapportert.')).toBeVisible();
}

test('DESK-1 DESK-3 an administrator removes a reported message and shuts out its author; the author reads the reason, and is let in again', async ({
  context,
}) => {
  const author = await context.newPage();
  await author.goto(teamChat);
  await write(author, 'Dommeren er en tosk');
  await expect(author.getByRole('log')).toContainText('Dommeren er en tosk');

  const reader = await context.newPage();
  await reader.goto(`${teamChat}&user=jonas`);
  await report(reader, 'Dommeren er en tosk', 'Sjikane eller mobbing');

  const desk = await context.newPage();
  await desk.goto('/admin/reports?user=vaktmester');
  const card = desk.getByRole('article', { name: /^Marte Solheim i / });
  await expect(card).toContainText('Sjikane eller mobbing: rapportert av Jonas Berglund');
  await card.getByRole('button', { name: 'Fjern meldingen' }).click();
  await expect(author.getByRole('log')).toContainText('Fjernet av moderator');
  await expect(reader.getByRole('log')).not.toContainText('Dommeren er en tosk');

  await card.getByRole('button', { name: 'Steng ute Marte Solheim' }).click();
  await desk.getByRole('textbox', { name: 'Begrunnelse' }).fill('Sjikane av dommeren');
  await desk.getByRole('button', { name: 'Steng ute', exact: true }).click();
  await expect(desk.getByText(/^Marte Solheim er stengt ute til /)).toBeVisible();

  await write(author, 'Jeg mener det');
  await expect(author.getByText(/^En moderator har stengt deg ute fra å skrive til /)).toBeVisible();
  await expect(author.getByText('Begrunnelse: Sjikane av dommeren')).toBeVisible();

  await desk.getByRole('button', { name: /^Angre: Marte Solheim/ }).click();
  await card.getByRole('button', { name: 'Vis meldingen igjen' }).click();
  await author.reload();
  await expect(box(author)).toBeVisible();
  await expect(author.getByRole('log')).toContainText('Dommeren er en tosk');
});

test('DESK-2 a slowed chat says so at the message field, and holds back a second message', async ({ context }) => {
  const author = await context.newPage();
  await author.goto(teamChat);
  await write(author, 'Heia Brann');
  await expect(author.getByRole('log')).toContainText('Heia Brann');
  const reader = await context.newPage();
  await reader.goto(`${teamChat}&user=jonas`);
  await report(reader, 'Heia Brann', 'Spam eller reklame');

  const desk = await context.newPage();
  await desk.goto('/admin/reports?user=vaktmester');
  await desk.getByRole('button', { name: 'Ro ned chatten' }).click();
  await desk.getByRole('radio', { name: '60' }).check();
  await desk.getByRole('button', { name: 'Ro ned', exact: true }).click();
  await expect(desk.getByText(/én melding hvert 60\. sekund/).first()).toBeVisible();

  await author.reload();
  await expect(author.getByText(/En moderator har roet ned chatten/)).toBeVisible();
  await write(author, 'Kom igjen');
  await expect(author.getByText(/^Du skriver litt fort/).first()).toBeVisible();
});
