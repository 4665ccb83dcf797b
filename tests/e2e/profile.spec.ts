import { expect, type Page, test } from '@playwright/test';

// Two pages at once are slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

/** Opens the demo, whose spectator is Marte Solheim, and waits for what loads after the first screen. */
async function openProfile(page: Page, search = ''): Promise<void> {
  await page.goto(`/profile${search}`);
  await expect(page.getByRole('tab', { name: /Profil/ })).toBeVisible();
}

const seat = (page: Page) => page.getByRole('button', { name: /Profilmeny/ });

test('name and team are saved, and the menu shows the name at once and after a reload', async ({ page }) => {
  await openProfile(page);
  await expect(page.getByLabel('E-post')).toHaveValue('marte@eksempel.no');
  await page.getByLabel('Navn').fill('Åse Øvrebø');
  await page.getByRole('button', { name: 'Endre favorittlag' }).click();
  await page.getByLabel('Velg konkurranse').selectOption({ label: 'Eliteserien (TIP)' });
  await page.getByPlaceholder('Søk lag...').fill('molde');
  await page.getByRole('button', { name: 'Molde', exact: true }).click();

  // Unsaved changes survive a visit to another screen.
  await page.getByRole('link', { name: 'Lag' }).click();
  await expect(page).toHaveURL(/\/team$/);
  await page.goBack();
  await expect(page.getByLabel('Navn')).toHaveValue('Åse Øvrebø');
  await expect(page.getByText('Du har endringer som ikke er lagret.')).toBeVisible();

  await page.getByLabel('Navn').press('Enter');
  await expect(page.getByText('Profilen din er oppdatert.')).toBeVisible();
  await expect(seat(page)).toContainText('ÅØ');
  await page.reload();
  await expect(page.getByLabel('Navn')).toHaveValue('Åse Øvrebø');
  await expect(page.getByRole('group', { name: 'Favorittlag' })).toContainText('Molde');
  await seat(page).click();
  await expect(page.getByRole('menu')).toContainText('Åse Øvrebø');
});

test('the badge leads to the invitations, and an answer given in one tab shows in the other', async ({ context }) => {
  const one = await context.newPage();
  await one.goto('/team');
  await expect(seat(one)).toHaveAccessibleName('Profilmeny, 2 invitasjoner');
  const other = await context.newPage();
  await openProfile(other, '?fane=meldinger');
  await expect(other.getByRole('button', { name: 'Godta' })).toHaveCount(2);
  await seat(one).click();
  await one.getByRole('menuitem', { name: 'Min Profil' }).click();
  await expect(one).toHaveURL(/\/profile\?fane=meldinger$/);

  await one.getByRole('listitem').filter({ hasText: 'Ingrid Aasheim' }).getByRole('button', { name: 'Godta' }).click();
  await expect(one.getByText('Du er nå venner!')).toBeVisible();
  await expect(other.getByRole('listitem')).toHaveText([/Jonas Berglund/]);
  await expect(seat(other)).toHaveAccessibleName('Profilmeny, 1 invitasjon');

  await other.getByRole('button', { name: 'Avslå' }).click();
  await expect(other.getByText('Invitasjonen har blitt avslått.')).toBeVisible();
  await expect(one.getByText('Ingen invitasjoner å vise')).toBeVisible();
  await expect(seat(one)).toHaveAccessibleName('Profilmeny');
});

test('on a phone, with the keyboard alone, a forbidden character in a name is refused at its field, and a sign-out needs confirmation', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openProfile(page);
  await page.getByLabel('Navn').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Marte <3');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Navn')).toHaveAccessibleDescription(/^Navnet kan bare ha bokstaver/);
  await expect(page.getByLabel('Navn')).toBeFocused();
  await page.getByRole('link', { name: /Profilmeny/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logg ut' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Fortsett å redigere' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
  await context.close();
});

test('without a network an answer is undone and a save is refused, each with a message', async ({ page, context }) => {
  await openProfile(page, '?fane=meldinger');
  await expect(page.getByRole('button', { name: 'Godta' })).toHaveCount(2);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Godta' }).first().click();
  await expect(page.getByText('Kunne ikke behandle invitasjon: får ikke kontakt med serveren')).toBeVisible();
  await page.getByRole('tab', { name: 'Profil' }).click();
  await page.getByLabel('Bio').fill('Synger høyest når vi ligger under');
  await page.getByRole('button', { name: 'Lagre Profil' }).click();
  await expect(page.getByRole('alert')).toContainText('Kunne ikke lagre profil: får ikke kontakt med serveren');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Lagre Profil' }).click();
  await expect(page.getByText('Profilen din er oppdatert.')).toBeVisible();
  await page.getByRole('tab', { name: /Meldinger/ }).click();
  await expect(page.getByRole('button', { name: 'Godta' })).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the link at the top right opens the menu as a page, and the menu leads to the alerts of each team', async ({
    page,
  }) => {
    await page.goto('/results');
    await page.getByRole('link', { name: 'Profilmeny, 2 invitasjoner' }).tap();
    await expect(page).toHaveURL(/\/menu$/);
    await page.getByRole('link', { name: 'Varsler per lag' }).tap();
    const notices = page.getByRole('switch', { name: /Brann/ });
    await expect(notices).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Fantasy' }).tap();
    await expect(page).toHaveURL(/\/fantasy$/);
  });
});
