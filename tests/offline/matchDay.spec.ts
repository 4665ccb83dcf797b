import { expect, type Page, test } from '@playwright/test';
import { instantAt, osloDayOf } from '@tribunen/domain';
import { type Alerts, watchAlerts } from '../e2e/watchAlerts.ts';
import { isCachedByWorker } from './isCachedByWorker.ts';
import { type MatchDay, openMatchDay } from './openMatchDay.ts';

/*
 * When the goals that are announced to the spectator are scored, in seconds from the beginning of the day: at 36 in
 * Brann's match, at 82 in KFUM against Viking, at 224 and 284 in Brann's match, and at 322 in Norway's match. A goal in
 * another match is scored between 82 and 224.
 */
const evening = { seed: 17, at: Date.parse('2026-11-21T18:30:00+01:00') };
const brannsMatch = '500009';
const spectator = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01';

test.use({ viewport: { width: 390, height: 844 } });

let day: MatchDay;
let alerts: Alerts;
test.beforeEach(async ({ context, page }) => {
  alerts = await watchAlerts(context);
  day = await openMatchDay(context, evening);
  await day.signIn(page);
  // Turns on the notifications of every follow, so that there are many goals to announce.
  await day.database.user_follows.update(
    () => true,
    (follow) => ({ ...follow, notifications: true }),
  );
});
test.afterEach(() => day.stop());

const offline = (page: Page) =>
  page
    .getByText(/^Frakoblet – sist oppdatert/)
    .filter({ visible: true })
    .first();
const cardsWith = (score: string) => alerts.received('front').filter((text) => text.includes(score));

/** The score that the list shows for each match that has begun, by match id. */
function scoresOnScreen(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.locator('main a[href^="/match/"]').evaluateAll((cards) =>
    Object.fromEntries(
      cards.flatMap((card) => {
        const [, home, away] = / (\d+), [^,]+ (\d+)\./.exec(card.textContent) ?? [];
        return home === undefined ? [] : [[card.getAttribute('href')?.slice('/match/'.length), `${home}–${away}`]];
      }),
    ),
  );
}

/** The score that the backend has for each match of today that has begun, by match id. */
function scoresOfBackend(): Readonly<Record<string, string>> {
  const begun = day.database.live_matches_new.rows(
    ({ status, utc_kickoff }) =>
      /^(?:IN_PLAY|PAUSED|FINISHED)$/.test(status) &&
      osloDayOf(instantAt(Date.parse(utc_kickoff))) === osloDayOf(instantAt(evening.at)),
  );
  return Object.fromEntries(begun.map(({ id, score_home: home, score_away: away }) => [id, `${home}–${away}`]));
}

test('OFFLINE-3 OFFLINE-5 after a match day with three network losses every score is right, each goal was announced at most once, and each message was sent once', async ({
  page,
}) => {
  await page.goto('/results');
  await expect(page.getByText('Live oppdateringer')).toBeVisible();
  await page.goto(`/match?id=${brannsMatch}`);
  const comment = page.getByPlaceholder(/^Kommenter/);
  await expect(comment).toBeEditable();
  await expect.poll(() => isCachedByWorker(page)).toBe(true);
  await day.skipTo(37);
  await expect.poll(() => cardsWith('2–0 Brann')).toHaveLength(1);

  // First network loss: the page stays open, and the spectator writes a message.
  await day.cutOff();
  await comment.fill('Nå må det snart bli mål.');
  await comment.press('Enter');
  await expect(page.getByRole('log').getByText('Venter på nett')).toBeVisible();
  await day.skipTo(84);
  await day.restore();
  await expect(page.getByRole('log').getByText('Venter på nett')).toBeHidden();
  await expect.poll(() => cardsWith('1–3 Viking')).toHaveLength(1);

  // Second network loss: the spectator follows a team, a goal is scored, and the test opens another page of the app
  // before the network is back.
  await page.goto('/team/900001');
  const follow = page.getByRole('button', { name: /^Følg / });
  await expect(follow).toBeVisible();
  await day.cutOff();
  await follow.click();
  await expect(page.getByRole('button', { name: /^Følger / })).toBeVisible();
  await day.skipTo(226);
  await page.goto('/results');
  await expect(offline(page)).toBeVisible();
  await day.restore();
  await expect(page.locator(`main a[href="/match/${brannsMatch}"]:has([data-side])`)).toContainText(
    'Bodø/Glimt 3, Brann 0.',
  );

  // Third network loss: the spectator saves a rating.
  await page.goto('/scouting?match=500001&lag=home');
  await page.getByRole('slider').first().press('4');
  await day.cutOff();
  await page.getByRole('button', { name: 'Lagre 1 vurdering' }).click();
  // Matches the exact text, because the chat says the same in a longer sentence.
  const waits = page.getByText('Sendes når du er tilkoblet igjen.', { exact: true });
  await expect(waits).toBeVisible();
  await day.skipTo(286);
  await day.restore();
  await expect(waits).toBeHidden();

  // Waits for one more goal. All earlier goals have been announced by then.
  await page.goto('/results');
  await expect(page.getByText('Live oppdateringer')).toBeVisible();
  await page.getByRole('button', { name: 'Vis alle andre kamper i dag' }).click();
  await day.skipTo(323);
  await expect.poll(() => cardsWith('1 Norge')).toHaveLength(1);
  await expect.poll(() => scoresOnScreen(page)).toMatchObject(scoresOfBackend());
  const announced = alerts.received('front');
  expect(announced).toEqual([...new Set(announced)]);
  // No card shows the goal that was scored during the second loss, because it was already old when the page opened.
  expect(cardsWith('3–0 Brann')).toEqual([]);
  const { team_messages: messages, user_follows: follows, player_ratings: ratings } = day.database;
  expect(messages.rows(({ content }) => content === 'Nå må det snart bli mål.')).toHaveLength(1);
  expect(follows.rows(({ entity_id: team }) => team === '900001')).toHaveLength(1);
  expect(ratings.rows(({ user_id: user, match_id: match }) => user === spectator && match === '500001')).toHaveLength(
    1,
  );
});
