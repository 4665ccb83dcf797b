import { expect, type Page } from '@playwright/test';
import { everyScreen } from '../e2e/everyScreen.ts';

export interface HiddenMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
}

interface Stop {
  readonly address: string;
  /** A text that the screen shows once it has loaded. */
  readonly content: string | RegExp;
  /** Opens another part of the screen, and waits until it shows. */
  open?(page: Page): Promise<void>;
}

const content: Readonly<Record<(typeof everyScreen)[number], string | RegExp>> = {
  '/results': 'Rosenborg',
  '/match': 'Velg hvilken kamp du vil følge',
  '/match?id=500007': 'Velg hvilken kamp du vil følge',
  '/match/500007': 'Eliteserien · Runde 14',
  '/match/500009': 'Haugesund',
  '/match/2499719?fane=kampfakta': 'Arsenal',
  '/team?lag=900003': 'Fredrikstad',
  '/team/900003': 'Neste kamper',
  '/competition/TIP': 'Resultater du har skjult, er ikke med her.',
  '/scouting': 'Topp 3 spillere',
  '/friends': 'Kristine Vollan',
  '/friends/0805eb95-041e-83e3-b9ae-2e872c8f5d08': 'Sees vi på puben til neste kamp?',
  // In a wide window this address shows the results. The menu itself is in a corner of every screen there.
  '/menu': 'Rosenborg',
  '/profile': 'Favorittlag',
  '/settings': 'Skjulte resultater',
  '/about': /^Siden er laget med \d+ pakker/,
  '/about/accessibility': 'Dette vet vi mangler',
  '/settings/follows': 'Bla gjennom konkurranser',
  '/settings/follows?fane=prioriterte': 'Lagre som fil',
  '/fantasy': /^Startellever/,
  '/pitch': 'Åpne hendelsesfil',
  '/pitch-balls': 'Eksempeldata',
  '/pitch-shots': 'Eksempeldata',
  '/calibrate': 'Referansepunkt',
  '/calibrate-goal': 'Øverst til høyre',
  '/accept-invitation?token=unknown': 'Pågår nå',
  '/nowhere': 'Pågår nå',
};

const tabs = ['referat', 'lagoppstilling', 'tabell', 'kampfakta', 'momentum', 'chat'];

/** Searches for a team, and waits until it is among the results. */
async function findTeam(page: Page, team: string): Promise<void> {
  await page.getByRole('button', { name: 'Søk' }).click();
  await page.getByRole('combobox', { name: /^Søk etter/ }).fill(team);
  await expect(page.getByRole('option', { name: team, exact: true })).toBeVisible();
}

/** Every screen, and the states of screens that show a match with a hidden result or its teams. */
export function walk({ id, home, away }: HiddenMatch): readonly Stop[] {
  return [
    ...everyScreen.map((address) => ({ address, content: content[address] })),
    ...tabs.map((tab) => ({ address: `/match/${id}?fane=${tab}`, content: 'Skjul også resultatene til' })),
    { address: '/results?filter=live', content: 'Nederland' },
    { address: '/results?filter=finished', content: 'Portugal' },
    { address: `/scouting?match=${id}`, content: 'Tribunens lag' },
    { address: '/profile?fane=meldinger', content: /ønsker å bli venn med deg/ },
    {
      address: `/match/${id}`,
      content: 'Skjul også resultatene til',
      async open(page) {
        await page.getByRole('button', { name: 'Del og lagre' }).click();
        await expect(page.getByRole('menuitem', { name: 'Vis resultat' })).toBeVisible();
      },
    },
    {
      address: `/match/${id}`,
      content: 'Skjul også resultatene til',
      async open(page) {
        // The browser tells the page so before it prints it.
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        await expect(page.getByText(`/match/${id}`)).toBeAttached();
      },
    },
    {
      address: '/about',
      content: 'Kilder',
      async open(page) {
        await page.getByRole('button', { name: /^Profilmeny/ }).click();
        await expect(page.getByRole('menuitem', { name: 'Logg ut' })).toBeVisible();
      },
    },
    {
      address: '/fantasy',
      content: 'Eliteserien',
      async open(page) {
        await page.getByRole('radio', { name: 'Eliteserien' }).check();
        await expect(page.getByText(/^Poengene er skjult/).first()).toBeVisible();
      },
    },
    {
      address: '/friends/0805eb95-041e-83e3-b9ae-2e872c8f5d08',
      content: 'Sees vi på puben til neste kamp?',
      async open(page) {
        const box = page.getByPlaceholder(/^Skriv til/);
        await box.fill(`Ser du ${home} – ${away}?`);
        await box.press('Enter');
        await expect(page.getByRole('log')).toContainText(`${home} – ${away}`);
      },
    },
    ...[home, away].flatMap((team) => [
      { address: '/about', content: 'Kilder', open: (page: Page) => findTeam(page, team) },
      {
        address: '/about',
        content: 'Kilder',
        async open(page: Page) {
          await findTeam(page, team);
          await page.getByRole('option', { name: team, exact: true }).click();
          await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible();
          await expect(page.getByText('Resultat skjult').filter({ visible: true }).first()).toBeVisible();
        },
      },
    ]),
    // When the link of an invitation is opened, the page accepts the invitation, and leads to the results after two
    // seconds.
    {
      address: '/accept-invitation?token=3d2c1b0a-1f2e-4d3c-9b8a-000000000001',
      content: /^Du er nå venner med/,
    },
  ];
}
