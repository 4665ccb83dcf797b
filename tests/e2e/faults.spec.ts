import { expect, type Page, test } from '@playwright/test';
import { scenarioNames } from '@tribunen/mocks/scenarios';
import { lookAt, lookAway } from './lookAway.ts';
import { openFaultPanel } from './openFaultPanel.ts';

const cards = (page: Page) => page.locator('main a[href^="/match/"]');
const link = (page: Page) => page.getByText('Live oppdateringer');
const failed = (page: Page) => page.getByText('Kunne ikke hente kamper. Prøv igjen.');
const noMatches = (page: Page) => page.getByText('Ingen prioriterte kamper denne dagen.');

/** Starts a fault with the demo's own panel. */
async function choose(page: Page, what: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(what, { exact: true }).selectOption(option);
}

async function openResults(page: Page, search = ''): Promise<void> {
  await page.goto(`/results${search}`);
  await expect(link(page)).toBeVisible();
  await openFaultPanel(page);
}

/**
 * Goes to a day so far ahead that the page has not fetched it. Navigates within the page, because a page load would end
 * every fault.
 *
 * @param ahead how many days from today
 */
async function goToDay(page: Page, ahead: number): Promise<void> {
  await page.evaluate((distance) => {
    const day = new Date(Date.now() + distance * 86_400_000);
    const there = new URL(location.href);
    there.searchParams.set('date', new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' }).format(day));
    history.pushState(null, '', there);
    dispatchEvent(new PopStateEvent('popstate'));
  }, ahead);
}

test.describe('the demo’s fault panel', () => {
  test('opens and closes by its shortcut, and returns the focus; the bar offers every scenario for spectators', async ({
    page,
  }) => {
    await page.goto('/results');
    const offered = page.getByLabel('Scenario').locator('option');
    await expect(offered.first()).toBeAttached();
    const names = await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(names).toEqual([...scenarioNames]);
    const today = page.locator('[data-day][aria-pressed="true"]');
    await expect(today).toBeVisible();
    await today.focus();
    await openFaultPanel(page);
    await expect(page.getByLabel('Svarene fra serveren')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(today).toBeFocused();
  });

  test('a list says that it failed to load, whatever the fault, and the next try succeeds', async ({ page }) => {
    await openResults(page);
    await choose(page, 'Hvilke svar', 'Kamplisten');
    const ways = ['401 – innloggingen er utløpt', '503 – serveren er nede', 'Er ødelagte', 'Frakoblet'];
    for (const [index, way] of ways.entries()) {
      await test.step(way, async () => {
        await choose(page, 'Svarene fra serveren', way);
        // Ten days apart, because the page also fetches the days beside the shown day.
        await goToDay(page, 40 + 10 * index);
        await expect(failed(page)).toBeVisible();
        await page.getByRole('button', { name: 'Avslutt alle feil' }).click();
        await page.getByRole('main').getByRole('button', { name: 'Prøv igjen' }).click();
        await expect(noMatches(page)).toBeVisible();
        await choose(page, 'Hvilke svar', 'Kamplisten');
      });
    }
  });

  test('a response that never arrives leaves its day loading, and the other days usable', async ({ page }) => {
    await openResults(page);
    await choose(page, 'Svarene fra serveren', 'Kommer aldri');
    await goToDay(page, 40);
    await expect(page.getByText('Laster kamper…').first()).toBeAttached();
    await page.getByRole('button', { name: 'Avslutt alle feil' }).click();
    await goToDay(page, 60);
    await expect(noMatches(page)).toBeVisible();
  });

  test('matches that fail to reload stay on the screen, which says how old they are', async ({ page }) => {
    await openResults(page);
    await expect(cards(page).first()).toBeVisible();
    const shown = await cards(page).count();
    await choose(page, 'Svarene fra serveren', '500 – feil på serveren');
    // The list is fetched again when the spectator returns to the tab.
    await lookAway(page);
    await lookAt(page);
    await expect(page.getByText(/^Kunne ikke hente nye resultater\./)).toBeVisible({ timeout: 20_000 });
    expect(await cards(page).count()).toBe(shown);
  });

  test("a server whose clock is two hours ahead refuses the page's token, and issues another", async ({ page }) => {
    await openResults(page);
    const renewed = page.waitForResponse((response) => response.url().includes('/auth/v1/token') && response.ok());
    await choose(page, 'Klokken på serveren', 'To timer foran');
    await goToDay(page, 40);
    await renewed;
    await expect(noMatches(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profilmeny, 2 invitasjoner' })).toBeVisible();
  });

  test('with an expired session every match is shown, because the follows cannot be loaded', async ({ page }) => {
    await page.goto('/results?demo=utlopt');
    await expect(cards(page).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Du har ikke valgt noe å følge enda.')).toBeHidden();
  });

  test('a start without a network says so, and the spectator can retry', async ({ page }) => {
    await page.goto('/results?demo=uten-nett');
    await expect(failed(page)).toBeVisible({ timeout: 20_000 });
    await expect(link(page)).toBeHidden();
    await openFaultPanel(page);
    await page.getByRole('button', { name: 'Avslutt alle feil' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(
      page
        .getByText(/^LIVE \d+/)
        .or(page.getByText('Andre kamper i dag'))
        .first(),
    ).toBeVisible();
    await expect(link(page)).toBeVisible({ timeout: 20_000 });
  });
});
