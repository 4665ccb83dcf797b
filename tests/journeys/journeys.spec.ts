import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';
import { object, parse, string } from 'valibot';
import { watchScores } from './watchScores.ts';

// The journeys are one evening of two spectators. They run in order, because each journey continues where the previous
// journey ended.
test.describe.configure({ mode: 'serial' });

const password = 'Vinterkveld#74';
const kari = 'kari@eksempel.no';
const ola = 'ola@eksempel.no';

interface Evening {
  readonly url: string;
  readonly databaseUrl: string;
  readonly footballUrl: string;
  readonly postmaster: string;
  readonly kari: Page;
  readonly ola: Page;
}
let evening: Evening;

const served = object({
  url: string(),
  anonKey: string(),
  databaseUrl: string(),
  footballUrl: string(),
  postmaster: string(),
});

async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

test.beforeAll(async ({ browser, baseURL }) => {
  const { url, databaseUrl, footballUrl, postmaster } = parse(
    served,
    await (await fetch(`${baseURL}/journey.json`)).json(),
  );
  evening = {
    url,
    databaseUrl,
    footballUrl,
    postmaster,
    kari: await newPage(browser, baseURL),
    ola: await newPage(browser, baseURL),
  };
});
test.afterAll(async () => {
  await evening.kari.context().close();
  await evening.ola.context().close();
});

async function inDatabase<Row extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: evening.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The link in the newest mail to an address, from the mail page. */
async function mailedLink(to: string): Promise<string> {
  const find = async (): Promise<string> => {
    const page = await (await fetch(`${evening.url}/mails`)).text();
    const row = page.split('<tr>').find((each) => each.includes(`<td>${to}</td>`)) ?? '';
    return /href="([^"]+)"/.exec(row)?.[1]?.replaceAll('&amp;', '&') ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill(password);
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).not.toHaveURL(/auth/);
}

test('a new spectator cannot sign in before opening the mailed link, which signs them in', async () => {
  const page = evening.kari;
  await page.goto('/auth?signup=true');
  await fillIn(page, kari);
  await page.getByRole('button', { name: 'Opprett bruker' }).click();
  await expect(page.getByText('Bruker opprettet!')).toBeVisible();
  await page.goto('/auth');
  await fillIn(page, kari);
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('E-postadressen er ikke bekreftet ennå.');
  await page.goto(await mailedLink(kari));
  await expect(page.getByRole('button', { name: /Profilmeny/ })).toContainText('K');
});

/** Enters the name that friends see, which the page asks a new spectator for. */
async function answerName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Navn').fill(name);
  await page.getByRole('button', { name: 'Fortsett' }).click();
}

test('an invited spectator follows the link in the mail and signs up, both choose a name, and they are friends', async () => {
  await evening.kari.goto('/friends');
  await answerName(evening.kari, 'Kari');
  await evening.kari.getByPlaceholder('Inviter venn med e-post...').fill(ola);
  await evening.kari.getByRole('button', { name: 'Inviter', exact: true }).click();
  await expect(evening.kari.getByText('Invitasjon sendt!').first()).toBeVisible();
  const invitation = await mailedLink(ola);
  const page = evening.ola;
  await page.goto(invitation);
  await fillIn(page, ola);
  await page.getByRole('button', { name: 'Opprett bruker' }).click();
  await expect(page.getByText('Bruker opprettet!')).toBeVisible();
  await expect.poll(() => mailedLink(ola)).not.toBe(invitation);
  await page.goto(await mailedLink(ola));
  // The link in the second mail leads back to the invitation. The page accepts it once the spectator has a name.
  await answerName(page, 'Ola');
  await expect(page.getByText(/Du er nå venner med Kari/).first()).toBeVisible();
  await evening.kari.reload();
  await expect(evening.kari.getByRole('tab', { name: '1 totalt' })).toBeVisible();
});

test('a spectator reads a friend’s message without reloading the page', async () => {
  const [from, to] = [evening.kari, evening.ola];
  await to.goto('/friends');
  await to.getByRole('link', { name: /^Kari/ }).first().click();
  await from.goto('/friends');
  await from.getByRole('link', { name: /^Ola/ }).first().click();
  const box = from.getByPlaceholder(/^Skriv til/);
  await box.fill('Ser du kampen?');
  await box.press('Enter');
  await expect(to.getByRole('log')).toContainText('Ser du kampen?');
});

/** A match in play, from the database that the stand-in provider fills. */
async function matchInPlay(): Promise<string> {
  const find = async (): Promise<string> =>
    (
      await inDatabase<{ id: string }>(
        `select id from live_matches_new where status = 'IN_PLAY' order by minute nulls last limit 1`,
      )
    )[0]?.id ?? '';
  await expect.poll(find, { timeout: 60_000 }).not.toBe('');
  return find();
}

test('a spectator reads what another spectator writes in the chat of a match', async () => {
  const match = await matchInPlay();
  for (const page of [evening.kari, evening.ola]) await page.goto(`/match?id=${match}`);
  const box = evening.kari.getByPlaceholder(/^Kommenter/);
  await box.fill('Nå må det snart bli mål.');
  await box.press('Enter');
  await expect(evening.ola.getByRole('log')).toContainText('Nå må det snart bli mål.');
});

test('an administrator removes a reported message and shuts out its author, who reads the reason; the administrator then undoes both', async ({
  baseURL,
  browser,
}) => {
  const { kari: author, ola: reader } = evening;
  const chat = `/match?id=${await matchInPlay()}`;
  for (const page of [author, reader]) await page.goto(chat);
  const box = author.getByPlaceholder(/^Kommenter/);
  await box.fill('Dommeren er en tosk');
  await box.press('Enter');
  await reader.getByRole('log').getByText('Dommeren er en tosk').click();
  await reader.getByRole('button', { name: /^Mer om meldingen fra / }).click();
  await reader.getByRole('menuitem', { name: 'Rapporter' }).click();
  await reader.getByRole('radio', { name: 'Sjikane eller mobbing' }).check();
  await reader.getByRole('button', { name: 'Rapporter' }).click();
  await expect(reader.getByText('Takk. Meldingen er rapportert.')).toBeVisible();

  // A token contains the role that its user had at the sign-in, so the test sets the role before the sign-in.
  const give = 'update auth.users set role = $2 where email = $1';
  await inDatabase(give, [ola, 'admin']);
  const desk = await newPage(browser, baseURL);
  await signIn(desk, ola);
  await expect(desk.getByRole('button', { name: /Profilmeny/ })).toContainText('O');
  await desk.goto('/admin/reports');
  const card = desk.getByRole('article', { name: /^Kari i / });
  await expect(card).toContainText('Sjikane eller mobbing: rapportert av Ola');
  await card.getByRole('button', { name: 'Fjern meldingen' }).click();
  for (const page of [author, reader]) await expect(page.getByRole('log')).toContainText('Fjernet av moderator');

  await card.getByRole('button', { name: 'Steng ute Kari' }).click();
  await desk.getByRole('textbox', { name: 'Begrunnelse' }).fill('Sjikane av dommeren');
  await desk.getByRole('button', { name: 'Steng ute', exact: true }).click();
  await expect(desk.getByText(/^Kari er stengt ute til /)).toBeVisible();
  await box.fill('Jeg mener det');
  await box.press('Enter');
  await expect(author.getByText('Begrunnelse: Sjikane av dommeren')).toBeVisible();

  await card.getByRole('button', { name: 'Vis meldingen igjen' }).click();
  await desk.getByRole('button', { name: /^Angre: Kari/ }).click();
  await expect(desk.getByText(/slapp inn Kari igjen$/)).toBeVisible();
  await author.reload();
  await expect(author.getByRole('log')).toContainText('Dommeren er en tosk');
  await expect(author.getByPlaceholder(/^Kommenter/)).toBeVisible();
  // A refused message stays until its author sends it again or deletes it.
  await author.getByRole('log').getByText('Jeg mener det').click();
  await expect(author.getByText('Ikke sendt')).toBeVisible();
  await inDatabase(give, [ola, 'user']);
  await desk.context().close();
});

test('spectators who follow a competition see a goal announced when the provider reports it', async () => {
  await inDatabase(
    `insert into user_follows (user_id, entity_type, entity_id, display_name, priority, notifications)
     select users.id, 'competition', (summary -> 'competition' ->> 'id'), (summary -> 'competition' ->> 'name'), 0, true
     from auth.users, provider_matches group by 1, 3, 4 on conflict do nothing`,
  );
  for (const page of [evening.kari, evening.ola]) await page.goto('/results');
  const provider = watchScores(evening.footballUrl);
  const seen = await Promise.all(
    [evening.kari, evening.ola].map(async (page) => {
      await page.getByText('MÅL!').first().waitFor({ timeout: 90_000 });
      return Date.now();
    }),
  );
  await provider.stop();
  const [goal] = await inDatabase<{ written: Date; score: string }>(
    `select created_at as written, match_id || ':' || score_home || '-' || score_away as score
     from live_events_new where event_type = 'GOAL' and created_at < to_timestamp($1) order by created_at desc limit 1`,
    [Math.min(...seen) / 1000],
  );
  const since = (moment: number | undefined): string =>
    seen.map((at) => (moment === undefined ? 'an unknown time' : `${at - moment} ms`)).join(' and ');
  const answeredAt = provider.firstSeen.get(goal?.score ?? '');
  test.info().annotations.push({
    type: 'figure',
    description: `${since(answeredAt)} from the provider's answer, ${since(goal?.written.getTime())} from the goal's row to the banners`,
  });
});

test('a spectator finds and follows a team, and another device of the spectator lists the team too', async ({
  baseURL,
  browser,
}) => {
  const page = evening.kari;
  const [found] = await inDatabase<{ name: string }>(
    // Takes a team of a top league, because the jobs fetch those teams first.
    `select home_team_name as name from live_matches_new where competition_code = 'PL' and home_team_name not like 'AFC %' order by id limit 1`,
  );
  // The search and the list show the team's short name.
  const [name = ''] = (found?.name ?? '').split(' ');
  await page.goto('/settings/follows');
  await page.getByPlaceholder('Søk...').first().fill(name);
  await page
    .getByRole('button', { name: new RegExp(`^Følg ${name}`) })
    .first()
    .click();
  const other = await newPage(browser, baseURL);
  await signIn(other, kari);
  await expect(other.getByRole('button', { name: /Profilmeny/ })).toContainText('K');
  await other.goto('/settings/follows');
  await other.getByRole('tab', { name: /Dine prioriterte/ }).click();
  await expect(other.getByText(name).first()).toBeVisible();
  await other.context().close();
});

test('a spectator who saves a manager’s id sees that manager’s fantasy team, and the id is stored in a profile', async () => {
  const page = evening.kari;
  await page.goto('/fantasy');
  await page.getByPlaceholder('f.eks. 1234567').fill('7');
  await page.getByRole('button', { name: 'Se mitt lag' }).click();
  await expect
    .poll(
      async () => {
        // The team has not been fetched yet: the function stores the request, and the next job fetches it.
        if (await page.getByText('Kunne ikke laste fantasy lag.').isVisible()) await page.reload();
        return page.getByRole('heading', { name: /Startellever \(11\)/ }).isVisible();
      },
      { timeout: 90_000, intervals: [2000] },
    )
    .toBe(true);
  const [own] = await inDatabase('select fantasy_team_id from private.profiles where fantasy_team_id is not null');
  expect(own).toEqual({ fantasy_team_id: '7' });
});

test('if the edge functions fail, the fantasy screen says that the team could not be loaded, and the friends screen works', async () => {
  const page = evening.ola;
  await page.route('**/functions/v1/**', (route) =>
    route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: { error: 'down' } }),
  );
  await page.goto('/friends');
  await expect(page.getByRole('tab', { name: '1 totalt' })).toBeVisible();
  await page.goto('/fantasy');
  await page.getByPlaceholder('f.eks. 1234567').fill('8');
  await page.getByRole('button', { name: 'Se mitt lag' }).click();
  await expect(page.getByText('Kunne ikke laste fantasy lag.')).toBeVisible();
  await page.unrouteAll();
});

test('on a backend with only the required tables, the chat works, and the settings say that the lists could not be loaded', async ({
  baseURL,
  browser,
}) => {
  // Uses a new device, because Kari's first device shows its stored lists.
  const page = await newPage(browser, baseURL);
  const cors = { 'access-control-allow-origin': '*' };
  const missing = { code: 'PGRST205', message: 'Could not find the table', details: null, hint: null };
  await page.route(
    /\/rest\/v1\/(user_mutes|user_blocks|hidden_words|message_reads|message_reports|player_rating_history|rpc\/(?!get_invitation|accept_invitation))/,
    (route) => route.fulfill({ status: 404, headers: cors, json: missing }),
  );
  await signIn(page, kari);
  await page.goto(`/match?id=${await matchInPlay()}`);
  const box = page.getByPlaceholder(/^Kommenter/);
  await box.fill('Uten ekstra tabeller');
  await box.press('Enter');
  await expect(page.getByRole('log')).toContainText('Uten ekstra tabeller');
  await page.goto('/friends');
  await expect(page.getByRole('tab', { name: '1 totalt' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('Kunne ikke laste listene dine.').first()).toBeVisible();
  await page.context().close();
});

/** Sets a delay in the opened match, and joins the friends who sit together there. */
async function sitTogether(page: Page, secondsBehind: number): Promise<void> {
  await page.getByRole('button', { name: 'Forsinkelse' }).click();
  const slider = page.getByRole('slider', { name: 'Sekunder bak' });
  await slider.fill(String(secondsBehind));
  await page.getByRole('switch', { name: 'Sitt sammen med venner' }).check();
  await page.keyboard.press('Escape');
}

/** Signs a third spectator up, and makes the two others their friends. */
async function signInFriendOfAll(page: Page, email: string): Promise<void> {
  await page.goto('/auth?signup=true');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Opprett bruker' }).click();
  await page.goto(await mailedLink(email));
  await expect(page.getByRole('button', { name: /Profilmeny/ })).toContainText('N');
  await inDatabase(
    `insert into friendships (user1_id, user2_id)
     select least(own.id, friend.id), greatest(own.id, friend.id)
     from auth.users as own, auth.users as friend where own.email = $1 and friend.email = any ($2)`,
    [email, [kari, ola]],
  );
}

async function expectBehind(page: Page, seconds: number): Promise<void> {
  const description = seconds === 0 ? '' : `${seconds} s bak`;
  // A page requests the friends' delays every fifteen seconds.
  const timeout = 30_000;
  await expect(page.getByRole('button', { name: 'Forsinkelse' })).toHaveAccessibleDescription(description, { timeout });
}

test('KNOWN-8 friends who sit together in a match share the longest of their delays, even if one joins later, and a spectator who leaves gets their own delay back', async ({
  baseURL,
  browser,
}) => {
  const match = await matchInPlay();
  const nora = await newPage(browser, baseURL);
  await signInFriendOfAll(nora, 'nora@eksempel.no');
  const pages = [evening.kari, evening.ola, nora];
  for (const page of pages) await page.goto(`/match/${match}`);
  await sitTogether(evening.kari, 20);
  await sitTogether(evening.ola, 45);
  for (const page of [evening.kari, evening.ola]) await expectBehind(page, 45);
  await sitTogether(nora, 0);
  await expectBehind(nora, 45);
  for (const [page, own] of [
    [nora, 0],
    [evening.kari, 20],
  ] as const) {
    await page.getByRole('button', { name: 'Forsinkelse' }).click();
    await page.getByRole('switch', { name: 'Sitt sammen med venner' }).uncheck();
    await page.keyboard.press('Escape');
    await expectBehind(page, own);
  }
  await expectBehind(evening.ola, 45);
  await nora.context().close();
  for (const page of [evening.kari, evening.ola])
    await page.evaluate(() => localStorage.removeItem('tribunen.knownUntil'));
});

test('after a database restart no chat message is lost or repeated', async () => {
  const match = await matchInPlay();
  for (const page of [evening.kari, evening.ola]) await page.goto(`/match?id=${match}`);
  const box = evening.kari.getByPlaceholder(/^Kommenter/);
  await box.fill('Før omstarten');
  await box.press('Enter');
  await expect(evening.ola.getByRole('log')).toContainText('Før omstarten');
  const [id] = (await readFile(evening.postmaster, 'utf8')).split('\n');
  process.kill(Number(id), 'SIGINT');
  await box.fill('Etter omstarten');
  await box.press('Enter');
  await expect(evening.ola.getByRole('log')).toContainText('Etter omstarten', { timeout: 60_000 });
  for (const text of ['Før omstarten', 'Etter omstarten']) {
    await expect(evening.ola.getByRole('log').getByText(text, { exact: true })).toHaveCount(1);
    await expect
      .poll(() => inDatabase('select id from team_messages where content = $1', [text]).then((rows) => rows.length))
      .toBe(1);
  }
});

test('a spectator rates a player after the match, and a friend sees that the player has one rating', async () => {
  test.setTimeout(300_000);
  // Rates the match in play that ends first, because another may go to extra time. The stand-in plays ten minutes of
  // football a minute.
  const inPlay = await inDatabase<{ id: string }>(
    `select id from live_matches_new where status in ('IN_PLAY', 'PAUSED')`,
  );
  const ids = inPlay.map(({ id }) => id);
  let match = '';
  const hasEnded = async (): Promise<boolean> => {
    const ended = `select id from live_matches_new where id = any ($1) and status = 'FINISHED' limit 1`;
    match = (await inDatabase<{ id: string }>(ended, [ids]))[0]?.id ?? '';
    return match !== '';
  };
  await expect.poll(hasEnded, { timeout: 240_000, intervals: [2000] }).toBe(true);
  const page = evening.kari;
  await page.goto(`/scouting?match=${match}`);
  await page
    .getByRole('list', { name: /^Velg spiller fra/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('slider', { name: 'Samlet' }).press('4');
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText('Vurdering lagret!').first()).toBeVisible();
  await evening.ola.goto(page.url());
  await expect(evening.ola.getByText('1 vurdering', { exact: true }).first()).toBeVisible();
  expect(await inDatabase('select overall_rating::float8 as stars from player_ratings')).toEqual([{ stars: 4 }]);
});

test('a spectator downloads all data of the account, and then deletes it', async () => {
  const page = evening.ola;
  await page.goto('/settings');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned mine data' }).click();
  const path = await (await file).path();
  expect(await readFile(path, 'utf8')).toContain('Ser du kampen?');
  await page.getByRole('button', { name: 'Slett kontoen min' }).click();
  await page.getByLabel(`Skriv ${ola} for å bekrefte`).fill(ola);
  await page.getByRole('button', { name: 'Slett kontoen for godt' }).click();
  await expect(page.getByText('Kontoen din er slettet').first()).toBeVisible();
  expect(await inDatabase('select id from auth.users where email = $1', [ola])).toEqual([]);
});
