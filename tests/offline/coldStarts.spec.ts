import { expect, type Page, test } from '@playwright/test';
import { goWithin } from '../e2e/goWithin.ts';
import { isCachedByWorker } from './isCachedByWorker.ts';
import { storedQueries } from './storedQueries.ts';
import { type MatchDay, openMatchDay } from './openMatchDay.ts';

test.use({ viewport: { width: 390, height: 844 } });

let day: MatchDay;
test.beforeEach(async ({ context, page }) => {
  day = await openMatchDay(context, { seed: 17, at: Date.parse('2026-11-21T18:30:00+01:00') });
  await day.signIn(page);
});
test.afterEach(() => day.stop());

/**
 * For each screen: a text that it shows (`shows`), and the queries whose data the device must have stored (`keeps`). A
 * query is given by a part of its key.
 */
const screens: Readonly<Record<string, { readonly shows: string; readonly keeps: readonly string[] }>> = {
  '/results': { shows: 'Bodø/Glimt', keeps: ['"matches","2026-11-21"'] },
  '/match': { shows: 'Bodø/Glimt', keeps: ['"match-events"'] },
  '/match/500009?fane=tabell': { shows: 'Fredrikstad', keeps: ['"standings"'] },
  '/team/900002': { shows: 'Neste kamper', keeps: ['"team-matches"'] },
  '/scouting?lag=57': { shows: 'Gabriel Sheldon', keeps: ['"player-ratings"'] },
  '/friends': { shows: 'Kristine Vollan', keeps: ['"friendships"'] },
  '/profile?fane=meldinger': { shows: 'ønsker å bli venn med deg', keeps: ['"invitations"'] },
  '/settings/follows?fane=prioriterte': { shows: 'Eliteserien', keeps: ['"follows"'] },
  '/fantasy': { shows: 'Long Throw United', keeps: fantasyOf('fpl') },
  '/fantasy?spill=eliteserien': { shows: 'Nutmeg Rovers', keeps: fantasyOf('eliteserien') },
};

function fantasyOf(game: string): readonly string[] {
  return ['team', 'squad', 'gameweek'].map((query) => `"fantasy-${query}","${game}"`);
}

const shown = (page: Page, text: string) => page.locator('main').getByText(text).filter({ visible: true }).first();

test('OFFLINE-1 each main screen that the spectator has visited opens without a network, with its content and the age of its data', async ({
  page,
}) => {
  let second = 0;
  await page.goto('/results');
  for (const [path, { shows, keeps }] of Object.entries(screens)) {
    await goWithin(page, path);
    await expect(shown(page, shows), path).toBeVisible();
    // The app stores a new response on the device within two seconds of its arrival.
    await expect
      .poll(async () => {
        await day.skipTo((second += 2));
        const stored = await storedQueries(page);
        return keeps.filter((part) => !stored.some((key) => key.includes(part)));
      }, path)
      .toEqual([]);
  }
  await expect.poll(() => isCachedByWorker(page)).toBe(true);
  await day.cutOff();
  for (const [path, { shows }] of Object.entries(screens)) {
    await page.goto(path);
    await expect(shown(page, shows), path).toBeVisible();
    await expect(
      page
        .getByText(/^Frakoblet – sist oppdatert/)
        .filter({ visible: true })
        .first(),
      path,
    ).toBeVisible();
    await expect(page.getByRole('progressbar'), path).toHaveCount(0);
  }
});

test('OFFLINE-7 before the app runs, the next visit shows the list of the last visit, and a link in it opens its match', async ({
  context,
  page,
}) => {
  await page.goto('/results');
  const first = page.locator('main a[href^="/match/"]').first();
  await expect(first).toBeVisible();
  // The page stores the list when the page is hidden, unless the list shows a floodlight at that moment.
  await expect
    .poll(() =>
      page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        return Object.keys(localStorage).some((key) => /^tribunen-private:.*:list$/.test(key));
      }),
    )
    .toBe(true);
  const href = (await first.getAttribute('href')) ?? '';
  await page.close();

  const next = await context.newPage();
  // Keeps the app from starting: the app starts after the first frame, which this page never gets.
  await next.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await next.goto('/results');
  await expect(next.getByText(/^Sist oppdatert \d\d:\d\d$/)).toBeVisible();
  await expect(next.locator('[data-static-shell] main').getByText('Bodø/Glimt').first()).toBeVisible();
  await next.locator(`main a[href="${href}"]`).click();
  await expect(next).toHaveURL(href);
});
