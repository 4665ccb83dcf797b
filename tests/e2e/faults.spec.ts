import { expect, type Page, test } from '@playwright/test';
import { scenarioNames } from '@tribunen/mocks/scenarios';
import { lookAt, lookAway } from './lookAway.ts';

const cards = (page: Page) => page.locator('main a[href^="/match/"]');
const link = (page: Page) => page.getByText('Live oppdateringer');
const failed = (page: Page) => page.getByText('Kunne ikke hente kamper. Prøv igjen.');
const noMatches = (page: Page) => page.getByText('Ingen prioriterte kamper i dag.');

/** Lets something go wrong by the demo's own panel. */
async function choose(page: Page, what: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(what, { exact: true }).selectOption(option);
}

async function openPanel(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Feil på linja' });
  // The shortcut is listened for once the demo has loaded its faults.
  await expect(async () => {
    if (!(await panel.isVisible())) await page.keyboard.press('Alt+Shift+F');
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function openResults(page: Page, search = ''): Promise<void> {
  await page.goto(`/results${search}`);
  await expect(link(page)).toBeVisible();
  await openPanel(page);
}

/**
 * Goes to a day so far ahead that nothing has fetched it. Within the page, as by a link: a load would end every fault.
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

async function screenshot(page: Page, name: string): Promise<void> {
  await test.info().attach(name, { body: await page.screenshot(), contentType: 'image/png' });
}

test.describe('the demo’s panel of faults', () => {
  test('opens and closes by its shortcut, and gives the focus back', async ({ page }) => {
    await page.goto('/results');
    const today = page.locator('[aria-pressed="true"]');
    await expect(today).toBeVisible();
    await today.focus();
    await openPanel(page);
    await expect(page.getByLabel('Svarene fra serveren')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(today).toBeFocused();
  });

  test('an answer that fails, in whatever way, is told of; the next try succeeds', async ({ page }) => {
    await openResults(page);
    await choose(page, 'Hvilke svar', 'Kamplisten');
    const ways = [
      '400 – ugyldig kall',
      '401 – innloggingen er utløpt',
      '404 – finnes ikke',
      '429 – for mange kall',
      '500 – feil på serveren',
      '503 – serveren er nede',
      'Er ødelagte',
      'Uten nett',
    ];
    for (const [index, way] of ways.entries()) {
      await test.step(way, async () => {
        await choose(page, 'Svarene fra serveren', way);
        // Ten days apart: whoever is on a day has its neighbours fetched too.
        await goToDay(page, 40 + 10 * index);
        await expect(failed(page)).toBeVisible();
        await screenshot(page, way);
        await page.getByRole('button', { name: 'Avslutt alle feil' }).click();
        await page.getByRole('main').getByRole('button', { name: 'Prøv igjen' }).click();
        await expect(noMatches(page)).toBeVisible();
        await choose(page, 'Hvilke svar', 'Kamplisten');
      });
    }
  });

  test('a slow answer is waited for, with the spinner', async ({ page }) => {
    await openResults(page);
    await choose(page, 'Svarene fra serveren', 'Kommer sent');
    await goToDay(page, 40);
    await expect(page.getByText('Laster kamper…').first()).toBeAttached();
    await screenshot(page, 'Kommer sent');
    await expect(noMatches(page)).toBeVisible({ timeout: 10_000 });
  });

  test('an answer that never comes leaves the day loading, and the other days in use', async ({ page }) => {
    await openResults(page);
    await choose(page, 'Svarene fra serveren', 'Kommer aldri');
    await goToDay(page, 40);
    await expect(page.getByText('Laster kamper…').first()).toBeAttached();
    await screenshot(page, 'Kommer aldri');
    await page.getByRole('button', { name: 'Avslutt alle feil' }).click();
    await goToDay(page, 60);
    await expect(noMatches(page)).toBeVisible();
  });

  test('a fault ends by itself when its time is over', async ({ page }) => {
    await openResults(page);
    await choose(page, 'Hvor lenge', 'I 10 sekunder');
    await choose(page, 'Svarene fra serveren', '500 – feil på serveren');
    await goToDay(page, 40);
    await expect(failed(page)).toBeVisible();
    await expect(async () => {
      await page.getByRole('main').getByRole('button', { name: 'Prøv igjen' }).click({ timeout: 1000 });
      await expect(noMatches(page)).toBeVisible({ timeout: 1500 });
    }).toPass({ timeout: 20_000 });
  });

  test('what is shown stays when it cannot be freshened, and says how old it is', async ({ page }) => {
    await openResults(page);
    const shown = await cards(page).count();
    await choose(page, 'Svarene fra serveren', '500 – feil på serveren');
    // Whoever comes back to the tab asks for the list anew.
    await lookAway(page);
    await lookAt(page);
    await expect(page.getByText(/^Fikk ikke hentet nye resultater\./)).toBeVisible({ timeout: 20_000 });
    expect(await cards(page).count()).toBe(shown);
    await screenshot(page, 'Gamle resultater');
  });

  for (const way of ['Er brutt', 'Slipper ingen inn']) {
    test(`the line: «${way}» takes the link down, and it comes up again by itself`, async ({ page }) => {
      await openResults(page);
      await choose(page, 'Direktelinja', way);
      await expect(link(page)).toBeHidden();
      await expect(cards(page).first()).toBeVisible();
      await screenshot(page, way);
      await choose(page, 'Direktelinja', 'Er oppe');
      await expect(link(page)).toBeVisible({ timeout: 20_000 });
    });
  }

  test('the line: a token that runs out takes the link down', async ({ page }) => {
    await openResults(page);
    await choose(page, 'Direktelinja', 'Innloggingen er utløpt');
    await expect(link(page)).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
    await screenshot(page, 'Innloggingen er utløpt');
  });

  for (const way of ['Mister meldinger', 'Sender alt to ganger', 'Bytter om rekkefølgen', 'Er forsinket']) {
    test(`the line: «${way}»: the matches go on, and afterwards every score is right`, async ({ page }) => {
      await openResults(page, '?speed=60');
      await choose(page, 'Direktelinja', way);
      for (let look = 0; look < 3; look += 1) {
        const before = await minutes(page);
        await expect.poll(() => minutes(page), { timeout: 20_000 }).not.toEqual(before);
      }
      await screenshot(page, way);
      await page.getByRole('button', { name: 'Avslutt alle feil' }).click();
      await expect.poll(() => wrongScores(page), { timeout: 20_000 }).toEqual([]);
    });
  }

  test('a server whose clock is two hours behind signs nobody out, and shows the football of now', async ({ page }) => {
    await page.goto('/results?demo=klokka-etter');
    await expect(link(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profilmeny, 2 invitasjoner' })).toBeVisible();
    await expect(page.getByText(/^LIVE \d+/).first()).toBeVisible();
    await screenshot(page, 'Klokka etter');
  });

  test('a server whose clock is two hours ahead refuses the token that the page holds, and gives it another', async ({
    page,
  }) => {
    await openResults(page);
    const renewed = page.waitForResponse((response) => response.url().includes('/auth/v1/token') && response.ok());
    await choose(page, 'Klokka på serveren', 'To timer foran');
    await goToDay(page, 40);
    await renewed;
    await expect(noMatches(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profilmeny, 2 invitasjoner' })).toBeVisible();
    await screenshot(page, 'Klokka foran');
  });

  test('the bar offers every scenario that is for spectators, and says when another is open', async ({ page }) => {
    await page.goto('/results');
    const offered = page.getByLabel('Scenario').locator('option');
    await expect(offered.first()).toBeAttached();
    const names = await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(names).toEqual([...scenarioNames]);
    for (const name of ['ustadig', 'linja-nede']) {
      await page.goto(`/results?demo=${name}`);
      await expect(page.getByLabel('Scenario')).toHaveValue('');
      await expect(cards(page).first()).toBeVisible({ timeout: 20_000 });
    }
  });

  for (const scenario of ['tabeller-nede', 'utlopt']) {
    test(`in the scenario ${scenario} every match is shown, for nothing is known of the follows`, async ({ page }) => {
      await page.goto(`/results?demo=${scenario}`);
      await expect(cards(page).first()).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('Du har ikke valgt noe å følge enda.')).toBeHidden();
      await screenshot(page, scenario);
    });
  }

  test('without a net from the start, the screen says so and can be tried again', async ({ page }) => {
    await page.goto('/results?demo=uten-nett');
    await expect(failed(page)).toBeVisible({ timeout: 20_000 });
    await expect(link(page)).toBeHidden();
    await screenshot(page, 'Uten nett fra start');
    await openPanel(page);
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

async function goals(page: Page): Promise<Map<string, number>> {
  const told = await cards(page).evaluateAll((links) =>
    links.map((each): [string, number] => {
      const [, home, away] = / (\d+), .*? (\d+)\. /.exec(each.textContent) ?? [];
      return [each.getAttribute('href') ?? '', Number(home ?? 0) + Number(away ?? 0)];
    }),
  );
  return new Map(told);
}

function minutes(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((links) => links.map((each) => /LIVE \d+/.exec(each.textContent)?.[0] ?? ''));
}

/** The cards whose goals are not those of the list as the backend has it now. */
async function wrongScores(page: Page): Promise<string[]> {
  const listed = await page.evaluate(async () => {
    const date = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' }).format();
    const response = await fetch('/functions/v1/results-today-edge', {
      method: 'POST',
      headers: { apikey: 'demo', 'content-type': 'application/json' },
      body: JSON.stringify({ date }),
    });
    return response.text();
  });
  const shown = await goals(page);
  const {
    matches,
  }: { matches: { id: number; status: string; score: { fullTime: { home: number; away: number } } }[] } =
    JSON.parse(listed);
  return matches
    .filter(({ status }) => status === 'IN_PLAY' || status === 'PAUSED')
    .filter(({ id, score }) => {
      const seen = shown.get(`/match/${id}`);
      return seen !== undefined && seen !== score.fullTime.home + score.fullTime.away;
    })
    .map(({ id }) => String(id));
}
