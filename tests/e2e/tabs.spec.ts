import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { accessToken } from './accessToken.ts';
import { laterGoals, untilGoal } from './followedGoals.ts';
import { lookAway } from './lookAway.ts';
import { openWithClock } from './openWithClock.ts';
import { runBackendInPage } from './runBackendInPage.ts';
import { type Alerts, watchAlerts } from './watchAlerts.ts';
import { writeFollows } from './writeFollows.ts';

// Several open pages are slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

/** The scores on the cards, by the match's address. */
async function scores(page: Page): Promise<Map<string, string>> {
  const scores = await page
    .locator('main a[href^="/match/"]:has([data-side])')
    .evaluateAll((links) =>
      links.map((link): [string, string] => [
        link.getAttribute('href') ?? '',
        / (\d+), .* (\d+)\. /.exec(link.textContent)?.slice(1).join('–') ?? '',
      ]),
    );
  return new Map(scores);
}

async function openResults(context: BrowserContext, search = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/results${search}`);
  await expect(page.getByText(/^LIVE \d+/).first()).toBeVisible();
  return page;
}

/** Sends a request from the tab to the backend, with the token of the tab's user. */
async function ask(page: Page, method: string, path: string, body?: object): Promise<{ status: number; body: string }> {
  const token = await accessToken(page);
  return page.evaluate(
    async ([how, where, what, bearer]) => {
      const response = await fetch(where, {
        method: how,
        headers: {
          apikey: 'demo',
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
        },
        ...(what !== undefined && { body: JSON.stringify(what) }),
      });
      return { status: response.status, body: await response.text() };
    },
    [method, path, body, token] as const,
  );
}

const follow = (id: number): object => ({ entity_type: 'team', entity_id: String(id), display_name: `Lag ${id}` });

async function follows(page: Page): Promise<string[]> {
  const rows: unknown = JSON.parse((await ask(page, 'GET', '/rest/v1/user_follows?select=entity_id')).body);
  return Array.isArray(rows) ? rows.map((row: { entity_id: string }) => row.entity_id) : [];
}

async function kill(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The crash closes the connection too, so this call never gets a response.
  devTools.send('Page.crash').catch(() => null);
  await crashed;
}

test('two tabs show the same matches, and a write acknowledged in one tab shows in the other, even if the first tab is killed', async ({
  context,
}) => {
  const one = await openResults(context, '?speed=1');
  const other = await openResults(context, '?speed=1');
  await expect(async () => expect(await scores(other)).toEqual(await scores(one))).toPass();
  const { acknowledged, writing } = await writeFollows(one);
  const ended = writing.then(
    () => 'finished',
    () => 'killed',
  );
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  await kill(context, one);
  expect(await ended).toBe('killed');

  const kept = await follows(other);
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  expect((await ask(other, 'POST', '/rest/v1/user_follows', follow(1))).status).toBe(201);
  await other.reload();
  await expect(other.getByText(/^LIVE \d+/).first()).toBeVisible();
  expect(await follows(other)).toEqual(expect.arrayContaining([...acknowledged, '1']));
});

test('only the visible tab announces a goal, by one card, one sound and one sentence', async ({ context }) => {
  const alerts = await watchAlerts(context);
  const one = await context.newPage();
  const skipTo = await openWithClock(one, `/results?${laterGoals}`);
  await expect(one.getByText(/^LIVE \d+/).first()).toBeVisible();
  await lookAway(one);
  const other = await context.newPage();
  await runBackendInPage(other);
  await other.goto(`/results?${laterGoals}`);
  await expect(other.getByText('Live oppdateringer')).toBeVisible();
  await skipTo(118);
  expect(await nextGoal(alerts)).toEqual({ card: [other], sound: [other], sentence: [other] });
});

/** Waits until the next goal's card has turned. Returns the tabs that announced it by card, sound and sentence. */
async function nextGoal(alerts: Alerts): Promise<ReturnType<Alerts['announcedIn']>> {
  const before = alerts.received('front').length;
  const goal = () => alerts.received('front')[before] ?? 'none yet';
  await expect.poll(() => alerts.received('back').includes(goal()), untilGoal).toBe(true);
  return alerts.announcedIn(goal());
}
