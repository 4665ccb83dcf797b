import { expect, type Page, test } from '@playwright/test';
import { goWithin } from '../e2e/goWithin.ts';
import { everythingIn } from './everythingIn.ts';
import { type HiddenMatch, walk } from './walk.ts';

const matches: readonly (HiddenMatch & { readonly state: string })[] = [
  { state: 'in play', id: '500007', home: 'Viking', away: 'Kristiansund' },
  { state: 'over', id: '500005', home: 'Tromsø', away: 'KFUM' },
];

/**
 * Patterns of texts that would reveal the result: the score beside the teams, or a scorer beside the goal's minute.
 */
async function secretsOf(reader: Page, match: string): Promise<readonly RegExp[]> {
  await goWithin(reader, `/match/${match}`);
  // The list beside the match may come first, with another match at its top.
  const header = reader.locator('main section[data-top]');
  const sentence = await header.getByText(/^.+ \d+, .+ \d+\. /).textContent();
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

for (const { state, ...hidden } of matches) {
  test(`KNOWN-2 no screen reveals the hidden result of a match that is ${state}`, async ({ browser, page }) => {
    const match = hidden.id;
    const another = await browser.newContext();
    const reader = await another.newPage();
    await reader.goto(`/match/${match}`);
    await page.goto(`/match/${match}`);
    const before = await secretsOf(page, match);
    await page.getByRole('button', { name: 'Del og lagre' }).click();
    await page.getByRole('menuitem', { name: 'Skjul resultat' }).click();
    await expect(page.getByRole('button', { name: 'Vis resultat' })).toBeVisible();
    // The patterns must match texts on the page of a reader who hides no results. This proves that they find a score
    // and a scorer.
    const shown = await everythingIn(reader);
    for (const secret of (await secretsOf(reader, match)).slice(1))
      expect(
        shown.some((line) => secret.test(line)),
        String(secret),
      ).toBe(true);
    for (const [number, { address, content, open }] of walk(hidden).entries()) {
      await test.step(address, async () => {
        await goWithin(page, address);
        await expect(page.getByText(content).filter({ visible: true }).first(), address).toBeVisible();
        await open?.(page);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expect(page.getByText(/^(Laster|Søker)/)).toHaveCount(0);
        const said = await everythingIn(page);
        for (const secret of [...before, ...(await secretsOf(reader, match))])
          expect
            .soft(
              said.filter((line) => secret.test(line)),
              `${number}: ${address}`,
            )
            .toEqual([]);
        await page.keyboard.press('Escape');
      });
    }
    await another.close();
  });
}
