import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { isLiveStatus } from '@tribunen/domain';
import { root } from '../../tooling/setUp/root.mjs';
import { type MatchDay, openMatchDay } from './openMatchDay.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The list of a first visit, as the build makes it for its host. */
interface Lists {
  fetch(request: Request): Promise<Response>;
}

const requested = /\/functions\/v1\/first-list/;
let day: MatchDay;
let lists: Lists;
test.beforeEach(async ({ context }) => {
  day = await openMatchDay(context, { seed: 17, at: Date.parse('2026-11-21T18:30:00+01:00') });
  process.env['FIRST_LIST_LIVE'] = `${day.url}/boot/live`;
  process.env['FIRST_LIST_REPORT'] = `${day.url}/functions/v1/fetch-match`;
  const file = pathToFileURL(join(root, 'packages/app/dist-configured/hosts/firstList.js'));
  const host: { default: Lists } = await import(`${file.href}?${day.url}`);
  lists = host.default;
});
test.afterEach(() => day.stop());

/** Includes the list in the page, as nginx does. */
async function includeList(context: BrowserContext): Promise<void> {
  await context.route('**/results', async (route) => {
    const list = await (await lists.fetch(new Request('http://host/boot/first'))).text();
    const response = await route.fetch();
    const page = (await response.text()).replace('<!--#include virtual="/boot/first" -->', list);
    await route.fulfill({ response, body: page });
  });
}

/** Answers the page's own request for the list, and counts such requests. */
async function answerRequests(context: BrowserContext, until: Promise<void> = Promise.resolve()): Promise<string[]> {
  const asked: string[] = [];
  await context.route(requested, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await until;
    const response = await lists.fetch(new Request(route.request().url()));
    // The host's clock is this machine's, and not that of the match day.
    const body = (await response.text()).replace(/\d{4}-\d\d-\d\d(?=,nb,)/, '2026-11-21');
    await route.fulfill({ headers: Object.fromEntries(response.headers), body });
  });
  return asked;
}

const inShell = (page: Page) => page.locator('[data-static-shell] main a[href^="/match/"]');

/**
 * Opens an address in a page whose app never starts, because the app starts after the first frame, and this page gets
 * none.
 */
async function openBeforeApp(page: Page, path = '/results'): Promise<void> {
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto(path);
}

async function expectList(page: Page): Promise<void> {
  await expect(inShell(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Velg lag og konkurranser' })).toBeInViewport();
  const href = (await inShell(page).first().getAttribute('href')) ?? '';
  await inShell(page).first().click();
  await expect(page).toHaveURL(href);
}

test('START-1 before the app runs, a first visit shows the list that the host includes, and a link in it opens its match', async ({
  context,
  page,
}) => {
  await includeList(context);
  await openBeforeApp(page);
  await expectList(page);
});

test('START-1 a device with a stored session neither shows the list for visitors nor requests it', async ({
  context,
  page,
}) => {
  await includeList(context);
  const asked = await answerRequests(context);
  await day.signIn(page);
  await openBeforeApp(page);
  await expect(page.getByRole('heading', { name: /^Resultater/ })).toBeVisible();
  await expect(inShell(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('START-3 before the app runs, a first visit shows the list that the page requests, and a link in it opens its match', async ({
  context,
  page,
}) => {
  const asked = await answerRequests(context);
  await openBeforeApp(page);
  await expect(inShell(page).first()).toBeVisible();
  expect(asked).toEqual(['?language=nb']);
  await expectList(page);
});

test('START-3 a requested list that comes after the app is not shown', async ({ context, page }) => {
  const late = Promise.withResolvers<void>();
  await answerRequests(context, late.promise);
  await page.goto('/results');
  await expect(page.locator('main a[href^="/match/"]').first()).toBeVisible();
  await expect(page.locator('[data-static-shell]')).toHaveCount(0);
  const answer = page.waitForResponse(requested);
  late.resolve();
  await answer;
  await expect(page.locator('[data-kept]')).toHaveCount(0);
});

test('START-4 before the app runs, a spectator’s match has its score and links to its teams, and the app moves nothing', async ({
  context,
  page,
}) => {
  const asked = await answerRequests(context);
  await day.signIn(page);
  const [match] = day.database.live_matches_new.rows(({ status }) => isLiveStatus(status));
  const path = `/match/${match?.id}`;
  const header = page.locator('main section[data-top]');
  await openBeforeApp(page, path);
  await expect(header.getByText(/LIVE/)).toBeVisible();
  await expect(header.getByRole('link').last()).toHaveAttribute('href', /^\/team\/\d+$/);
  expect(asked).toEqual([`?language=nb&match=${match?.id}`]);
  const before = await header.boundingBox();
  const started = await context.newPage();
  await started.goto(path);
  await expect(started.getByRole('tab', { name: 'Referat' })).toBeVisible();
  expect(await started.locator('main section[data-top]').boundingBox()).toEqual(before);
});
