import { expect, type Page, test } from '@playwright/test';
import { goWithin } from './goWithin.ts';

const password = 'Vinterkveld#74';
const demoUser = { email: 'marte@eksempel.no', password: 'Kveldskamp#74' } as const;

async function expectSignedIn(page: Page, initials: string): Promise<void> {
  await expect(page.getByRole('button', { name: /Profilmeny/ })).toContainText(initials);
}

/** Opens the newest mail to an address in the demo's mailbox, and follows its link. */
async function followMail(page: Page, to: string, link: string): Promise<void> {
  const mails = page.getByRole('listitem').filter({ hasText: `Til ${to}` });
  await mails.getByRole('link', { name: link }).first().click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('PEOPLE-9 an invited person signs up, is welcomed as a friend, and continues to the results', async ({
    page,
  }) => {
    await page.goto('/demo/mailbox?demo=utlogget');
    await followMail(page, 'nils@eksempel.no', 'Svar på invitasjonen');
    await expect(page.getByRole('heading', { name: 'Opprett bruker for å akseptere invitasjon' })).toBeVisible();
    await expect(page.getByText('Marte Solheim har invitert deg')).toBeVisible();
    await page.getByLabel('E-post').fill('nils@eksempel.no');
    await page.getByLabel('Passord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Opprett bruker' }).tap();
    await expect(page.getByText('Bruker opprettet!')).toBeVisible();
    await page.getByLabel('Navn').fill('Nils Nyberg');
    await page.getByRole('button', { name: 'Fortsett' }).tap();
    await expect(page.getByRole('heading', { name: 'Velkommen til Tribunen' })).toBeVisible();
    await expect(page.getByText('Du er nå venner med Marte Solheim.', { exact: false }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/results\?demo=utlogget$/);
  });
});

test('every private screen asks a visitor to sign in', async ({ page }) => {
  await page.goto('/auth?demo=utlogget');
  await expect(page.getByLabel('E-post')).toBeVisible();
  for (const path of ['/friends', '/settings/follows', '/fantasy', '/profile']) {
    await goWithin(page, path);
    await expect(page).toHaveURL(new RegExp(`/auth\\?next=${encodeURIComponent(path)}%3F`));
  }
});

test('with the keyboard alone a spectator signs in, opens the settings and unfolds the form for a new password', async ({
  page,
}) => {
  const { keyboard } = page;
  await page.goto('/auth?demo=utlogget&next=%2Fmatch');
  await expect(page.getByLabel('E-post')).toBeVisible();
  await page.locator('body').press('Tab');
  while (!(await page.getByLabel('E-post').evaluate((field) => field === document.activeElement)))
    await keyboard.press('Tab');
  await keyboard.type(demoUser.email);
  await keyboard.press('Tab');
  await keyboard.type(demoUser.password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/match\?demo=utlogget$/);
  await expectSignedIn(page, 'MS');
  // The screen renders the menu again when it has chosen a match, so the test waits for the choice.
  await expect(page.getByRole('button', { name: 'Hvem heier du på?' })).toBeVisible();
  await page.getByRole('button', { name: /Profilmeny/ }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Min Profil' })).toBeVisible();
  await keyboard.type('Inn');
  await expect(page.getByRole('menuitem', { name: 'Innstillinger' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Innstillinger' })).toBeVisible();
  await page.getByRole('button', { name: 'Bytt passord' }).focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Nåværende passord')).toBeFocused();
});

test('a spectator with a forgotten password gets a mail, follows its link and sets a new password', async ({
  page,
}) => {
  await page.goto('/auth?demo=utlogget');
  await page.getByRole('link', { name: 'Glemt passord?' }).click();
  await page.getByLabel('E-post').fill(demoUser.email);
  await page.getByRole('button', { name: 'Send lenke' }).click();
  await page.getByRole('link', { name: 'Se e-posten' }).click();
  await followMail(page, demoUser.email, 'Velg nytt passord');
  await expect(page.getByRole('heading', { name: 'Nytt passord' })).toBeVisible();
  await page.getByLabel('Nytt passord').fill(password);
  await page.getByRole('button', { name: 'Lagre passordet' }).click();
  await expect(page).toHaveURL(/\/results\?demo=utlogget$/);
});

test('the sign-in screen says that a sign-in with Google was cancelled, and a sign-in with a chosen account succeeds', async ({
  page,
}) => {
  await page.goto('/auth?demo=utlogget');
  await page.getByRole('button', { name: 'Fortsett med Google' }).click();
  await page.getByRole('link', { name: /←/ }).click();
  await expect(page.getByText('Innloggingen med Google ble avbrutt')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?demo=utlogget$/);
  await page.getByRole('button', { name: 'Fortsett med Google' }).click();
  await page.getByRole('link', { name: /Signe Nyland/ }).click();
  await expect(page).toHaveURL(/\/results\?demo=utlogget$/);
  await expectSignedIn(page, 'SN');
});

test('after a sign-out in one tab the other tab says that the user is signed out, and shows the same screen again after a sign-in there', async ({
  page,
  context,
}) => {
  await page.goto('/results');
  const other = await context.newPage();
  await other.goto('/match');
  await expectSignedIn(other, 'MS');
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitem', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Du er logget ut')).toHaveCount(0);
  await expect(other.getByRole('alert')).toHaveText(/Du er logget ut/);
  await other.getByRole('alert').getByRole('link', { name: 'Logg inn' }).click();
  await expect(other).toHaveURL(/\/auth\?next=%2Fmatch$/);
  await other.getByLabel('E-post').fill(demoUser.email);
  await other.getByLabel('Passord', { exact: true }).fill(demoUser.password);
  await other.getByRole('button', { name: 'Logg inn' }).click();
  await expect(other).toHaveURL(/\/match$/);
});
