import { expect, type Page, test } from '@playwright/test';
import { everyScreen } from '../e2e/everyScreen.ts';
import { goWithin } from '../e2e/goWithin.ts';
import { everythingIn } from './everythingIn.ts';

const match = '500007';
const tabs = ['referat', 'lagoppstilling', 'tabell', 'kampfakta', 'momentum', 'chat'];
const addresses = [
  ...everyScreen,
  ...tabs.map((tab) => `/match/${match}?fane=${tab}`),
  '/team/900003?fane=kamper',
  '/competition/TIP?fane=toppscorere',
];

/**
 * Patterns of texts that would give the result away: the score beside the teams, or a scorer beside the goal's minute.
 */
async function secretsOf(reader: Page): Promise<readonly RegExp[]> {
  await goWithin(reader, `/match/${match}`);
  const sentence = await reader
    .getByText(/^.+ \d+, .+ \d+\. /)
    .first()
    .textContent();
  const [, home = '', goals = '', away = '', others = ''] = /^(.+?) (\d+), (.+?) (\d+)\./.exec(sentence ?? '') ?? [];
  expect(home.length * away.length).toBeGreaterThan(0);
  const scorers = await reader.locator('[data-scorers] button').allTextContents();
  const apart = String.raw`[^\p{L}\d]{1,12}`;
  return [
    new RegExp(`${home}${apart}${goals}${apart}(?:${others}${apart})?${away}`, 'u'),
    new RegExp(`${home} ${goals}, ${away} ${others}`),
    ...scorers.map((scorer) => new RegExp(scorer.replaceAll(/[^\p{L}\d′+ ]/gu, '.'))),
  ];
}

test('KNOWN-2 nothing on any screen gives a hidden result away', async ({ browser, page }) => {
  const another = await browser.newContext();
  const reader = await another.newPage();
  await reader.goto(`/match/${match}`);
  await page.goto(`/match/${match}`);
  const before = await secretsOf(page);
  await page.getByRole('button', { name: 'Del og lagre' }).click();
  await page.getByRole('menuitem', { name: 'Skjul resultat' }).click();
  await expect(page.getByRole('button', { name: 'Vis resultat' })).toBeVisible();
  const look = async (state: string): Promise<void> => {
    const said = await everythingIn(page);
    for (const secret of [...before, ...(await secretsOf(reader))])
      expect
        .soft(
          said.filter((line) => secret.test(line)),
          state,
        )
        .toEqual([]);
  };
  // The pages of a reader without hidden results prove that the search finds a score and a scorer.
  const shown = await everythingIn(reader);
  for (const secret of (await secretsOf(reader)).slice(1))
    expect(
      shown.some((line) => secret.test(line)),
      String(secret),
    ).toBe(true);
  for (const address of addresses) {
    await test.step(address, async () => {
      await goWithin(page, address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await look(address);
    });
  }
  await another.close();
});
