import { expect, type Page, test } from '@playwright/test';
import { runBackendInPage } from './runBackendInPage.ts';

const cards = (page: Page) => page.locator('main a[href^="/match/"]');

/** The screen's title, once the app has replaced the static shell. */
async function title(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Resultater – \d{1,2}\. \p{L}+$/u);
  return (await heading.textContent()) ?? '';
}

/**
 * Collects the conditional rules and keyframes that the app inserts after it has replaced the static shell. After each
 * insertion the browser has to compute the style of every element again.
 */
function watchConditionalRules(): void {
  const inserted: string[] = [];
  Reflect.set(window, 'conditionalRules', inserted);
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    if (rule.startsWith('@') && document.querySelector('[data-static-shell]') === null) inserted.push(rule);
    return insertRule.call(this, rule, index);
  };
}

test.describe('the results screen of the demo', () => {
  test("the demo opens with a signed-in spectator, today's matches and a connected socket, and inserts no style that makes the browser restyle the whole page", async ({
    page,
  }) => {
    // A wide window would show a match beside the list, and insert the match's styles too.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(watchConditionalRules);
    await page.goto('/');
    await expect(page).toHaveURL(/\/results$/);
    await title(page);
    await expect(page.getByText('Live oppdateringer')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Eliteserien' })).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Profilmeny, 2 invitasjoner' })).toBeVisible();
    await expect(page.getByText(/^LIVE \d+/).first()).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(5);
    expect(await page.evaluate(() => Reflect.get(window, 'conditionalRules'))).toEqual([]);
  });

  test('an address with an impossible day shows today; a spectator chooses another day with the keyboard alone, and Back returns to today; the strip scrolls to a distant day', async ({
    page,
  }) => {
    await page.goto('/results?date=2026-02-30');
    const chosen = page.locator('[data-day][aria-pressed="true"]');
    await expect(chosen).toBeVisible();
    const today = await title(page);
    const inOslo = { timeZone: 'Europe/Oslo', day: 'numeric', month: 'long' } as const;
    expect(today).toBe(`Resultater – ${new Intl.DateTimeFormat('nb-NO', inOslo).format()}`);

    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/date=2026-02-30/);
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(today);

    await page.goBack();
    await expect(page).toHaveURL(/date=2026-02-30$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(today);

    await page.evaluate(() => {
      history.pushState(null, '', '/results?date=2027-05-16');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultater – 16. mai 2027');
    await expect(chosen).toBeInViewport();
    await page.getByRole('button', { name: 'Velg dato' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /17\. mai 2027/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultater – 17. mai 2027');
  });

  test('buttons fold a competition and the other matches; a card leads to its match in the same demo, and Back shows the folded list again; a competition’s name leads to its page', async ({
    page,
  }) => {
    await page.goto('/results?seed=7');
    const section = page.getByRole('button', { name: 'Eliteserien' }).first();
    await section.click();
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    const show = page.getByRole('button', { name: 'Vis alle andre kamper i dag' });
    await show.click();
    await expect(page.getByRole('heading', { name: 'Andre kamper i dag' })).toBeVisible();
    await cards(page).first().click();
    await expect(page).toHaveURL(/\/match\/\d+\?seed=7$/);
    await expect(page.getByRole('link', { name: 'Tilbake' })).toBeVisible();

    await page.goBack();
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await section.click();
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Skjul' }).click();
    await expect(show).toBeVisible();
    await page.getByRole('link', { name: /^Eliteserien/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Eliteserien' })).toBeVisible();
  });
});

test('an open page changes to the next day at midnight in Oslo', async ({ page }) => {
  await runBackendInPage(page);
  await page.clock.install({ time: new Date('2026-11-21T22:59:00Z') });
  await page.goto('/results');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultater – 21. november');
  await page.clock.runFor(90_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultater – 22. november');
});
