import { type BrowserContext, expect, type Page, test, type Worker } from '@playwright/test';
import { toPushMessage } from '@tribunen/contract';
import { Client } from 'pg';
import { object, parse, string } from 'valibot';
import { type Alerts, watchAlerts } from '../../e2e/watchAlerts.ts';
import { type OpenChromium, openChromium } from './openChromium.ts';

// Tests one device of one spectator with a whole backend. A goal can arrive as a row through the socket and as a push
// message. The test hands the push message to Chromium directly, because Chromium without Google's services has no push
// service. Each test uses a different match.
test.describe.configure({ mode: 'serial' });

const [kari, ola] = ['kari@eksempel.no', 'ola@eksempel.no'];
const password = 'Vinterkveld#74';
const home = 'Prøvelaget';
const served = object({ url: string(), anonKey: string(), databaseUrl: string() });

let chromium: OpenChromium;
let context: BrowserContext;
let database: Client;
let alerts: Alerts;
let page: Page;
/** A tab of another site. */
let elsewhere: Page;
/** The ids of the spectators by email address. */
let ids: ReadonlyMap<string, string>;
let deliver: (payload: object) => Promise<void>;
let stopWorkers: () => Promise<void>;
/** What each test observed, for the printed table. */
const seen: (readonly [string, string])[] = [];
let matches = 0;
/** The first match id of this run, higher than any id of an earlier run on the same backend. */
const firstMatch = 100_000_000 + 100 * (Math.floor(Date.now() / 1000) % 1_000_000);

test.beforeAll(async ({ baseURL }) => {
  const site = baseURL ?? '';
  const { url, anonKey, databaseUrl } = parse(served, await (await fetch(`${site}/journey.json`)).json());
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
  for (const email of [kari, ola]) {
    await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  }
  await database.query('update auth.users set email_confirmed_at = now()');
  const users = await database.query<{ email: string; id: string }>('select email, id from auth.users');
  ids = new Map(users.rows.map(({ email, id }) => [email, id]));
  await database.query(
    `insert into user_follows (user_id, entity_type, entity_id, display_name, priority, notifications)
     select id, 'team', '999001', $1, 0, true from auth.users on conflict do nothing`,
    [home],
  );
  chromium = await openChromium();
  context = chromium.context;
  await context.grantPermissions(['notifications'], { origin: site });
  alerts = await watchAlerts(context);
  elsewhere = context.pages()[0] ?? (await context.newPage());
  page = await context.newPage();
  await signIn(kari);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await context.newCDPSession(elsewhere);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const known = registrations.find(({ scopeURL }) => scopeURL.startsWith(site));
      if (known !== undefined) resolve(known.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  deliver = async (payload) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: site,
      registrationId,
      data: JSON.stringify(payload),
    });
  };
  stopWorkers = async () => {
    await session.send('ServiceWorker.stopAllWorkers');
  };
  // The service worker controls a page only from its second load on, and signing in was the first.
  await open('/results');
});
test.afterAll(async () => {
  process.stdout.write(seen.map(([what, found]) => `| ${what} | ${found} |\n`).join(''));
  await chromium.close();
  await database.end();
});

async function signIn(email: string): Promise<void> {
  await page.goto(new URL('/auth', test.info().project.use.baseURL).href);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page.getByRole('button', { name: /Profilmeny/ })).toContainText(email.charAt(0).toUpperCase());
}

/** Opens a page of the app in the front tab. */
async function open(path: string): Promise<void> {
  if (page.isClosed()) page = await context.newPage();
  await page.bringToFront();
  await page.goto(new URL(path, test.info().project.use.baseURL).href);
  await expect(page.getByRole('button', { name: /Profilmeny/ })).toContainText('K');
}

interface Goal {
  readonly match: string;
  readonly away: string;
  /** Inserts the goal as a row, which arrives through the socket. */
  happen(): Promise<void>;
  /** Delivers the goal as a push message, to Kari unless another address is given. */
  push(email?: string): Promise<void>;
  /** Delivers a push message that takes the goal back. */
  pushTakenBack(): Promise<void>;
  next(): Goal;
}

/** The first goal of a new match. */
function goal(): Goal {
  matches += 1;
  return goalOf(String(firstMatch + matches), `Bortelag ${String(matches).padStart(2, '0')}`, 1);
}

function goalOf(match: string, away: string, number: number): Goal {
  const at = new Date().toISOString();
  const row = {
    id: `${match}-${number}`,
    match_id: match,
    event_type: 'GOAL',
    minute: 10 * number,
    injury_time: null,
    team_id: 999_001,
    team_name: home,
    person_id: 9,
    person_name: 'Finne',
    assist_id: null,
    assist_name: null,
    home_team: home,
    away_team: away,
    score_home: number,
    score_away: 0,
    payload: null,
    occurred_at: at,
  };
  const pushGoal = (changes: object, email = kari) => {
    const message = toPushMessage('event', {
      ...row,
      created_at: at,
      home_crest: null,
      away_crest: null,
      ...changes,
    });
    if (!message.ok || message.value === null) throw new Error('The goal is no message');
    return deliver({ language: 'nb', to: ids.get(email), message: message.value });
  };
  return {
    match,
    away,
    async happen() {
      const names = Object.keys(row);
      await database.query(
        `insert into live_events_new (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
        Object.values(row),
      );
    },
    push: (email) => pushGoal({}, email),
    pushTakenBack: () =>
      pushGoal({
        id: `${match}-c`,
        event_type: 'VAR',
        payload: { decision: 'GOAL_CANCELLED' },
        score_home: number - 1,
        occurred_at: new Date(Date.now() + 1000).toISOString(),
      }),
    next: () => goalOf(match, away, number + 1),
  };
}

function worker(): Worker {
  const found = context.serviceWorkers().at(-1);
  if (found === undefined) throw new Error('The service worker does not run');
  return found;
}

/** The visible notices of a match. */
async function notices({ match }: Goal): Promise<readonly string[]> {
  const ask = `registration.getNotifications({ tag: 'match:${match}' }).then((all) => all.map(({ title, silent }) => ({ title, silent })))`;
  const up = await worker().evaluate<{ title: string; silent: boolean | null }[]>(ask);
  return up.map(({ title, silent }) => `${title}${silent === true ? ', silent' : ''}`);
}

/**
 * Waits until a match has exactly these notices. The query is repeated, because it fails while the browser has ended
 * the worker.
 */
async function expectNotices(of: Goal, expected: readonly string[]): Promise<void> {
  await expect(async () => expect(await notices(of)).toEqual(expected)).toPass({ timeout: 20_000 });
}

/** Sends the worker a click event, because a test cannot press a notice of the operating system. */
async function press({ match }: Goal, action = ''): Promise<void> {
  await worker().evaluate(
    `registration.getNotifications({ tag: 'match:${match}' }).then(([notification]) => {
      dispatchEvent(new NotificationEvent('notificationclick', { notification, action: '${action}' }));
    })`,
  );
}

/** The pages that have shown a card for a goal. */
const pagesOf = ({ away }: Goal) => alerts.pagesOf('front', away);
/** The number of cards for a goal. */
const cards = (of: Goal) => pagesOf(of).length;
const title = ({ away }: Goal, score = '1–0') => `Mål! ${home} ${score} ${away}`;

/**
 * Waits until the page in front has announced a later goal of another match. By then it has announced all earlier
 * goals. A page that has just opened does not announce goals from before it opened, so the test inserts new goals until
 * the page announces one.
 */
async function announceAnother(): Promise<void> {
  await expect(async () => {
    const another = goal();
    await another.happen();
    await expect.poll(() => cards(another), { timeout: 10_000 }).toBe(1);
  }).toPass({ timeout: 90_000 });
}

function note(what: string, found: string): void {
  seen.push([what, found]);
}

test('a goal that arrives through the socket is announced by a card', async () => {
  await announceAnother();
});

test('PUSH-9 the page in front shows a card for a push message, and no notice appears', async () => {
  const pushed = goal();
  await pushed.push();
  await expect.poll(() => cards(pushed)).toBe(1);
  expect(await notices(pushed)).toEqual([]);
  note('page in front', 'a card, no notice');
});

test('PUSH-10 a goal that arrives by push and then through the socket is announced once', async () => {
  const both = goal();
  await both.push();
  await expect.poll(() => cards(both)).toBe(1);
  await both.happen();
  await announceAnother();
  expect([cards(both), await notices(both)]).toEqual([1, []]);
  note('push, then socket, page in front', 'one card, no notice');
});

test('PUSH-10 a goal that arrives through the socket and then by push is announced once', async () => {
  const both = goal();
  await both.happen();
  await expect.poll(() => cards(both)).toBe(1);
  await both.push();
  await announceAnother();
  expect([cards(both), await notices(both)]).toEqual([1, []]);
  note('socket, then push, page in front', 'one card, no notice');
});

test('PUSH-9 PUSH-10 while the page is behind another tab a goal gets one notice and no later card, whether push or socket comes first', async () => {
  // Lets the page show notices too, so that the page and the service worker could both show a notice of one goal.
  await page.evaluate(() => localStorage.setItem('tribunen-sound', '{"webNotifications":true}'));
  await open('/results');
  await announceAnother();
  await elsewhere.bringToFront();
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');
  const [pushedFirst, shownFirst] = [goal(), goal()];
  await pushedFirst.push();
  await expectNotices(pushedFirst, [title(pushedFirst)]);
  await pushedFirst.happen();
  await shownFirst.happen();
  await expectNotices(shownFirst, [`${title(shownFirst)}, silent`]);
  await shownFirst.push();
  await page.bringToFront();
  await announceAnother();
  expect([cards(pushedFirst), await notices(pushedFirst)]).toEqual([0, [title(pushedFirst)]]);
  expect([cards(shownFirst), await notices(shownFirst)]).toEqual([0, [`${title(shownFirst)}, silent`]]);
  note('behind another tab, push then socket', 'one notice, no card once in front');
  note('behind another tab, socket then push', 'one notice, no card once in front');
});

test('PUSH-10 a goal scored while the device is offline is announced once when the device is online again', async () => {
  await context.setOffline(true);
  const missed = goal();
  await missed.happen();
  await context.setOffline(false);
  await missed.push();
  await expect.poll(() => cards(missed)).toBe(1);
  await announceAnother();
  expect([cards(missed), await notices(missed)]).toEqual([1, []]);
  note('offline, then online, push and socket', 'one card, no notice');
});

test('PUSH-9 PUSH-10 if two pages are open, only the page in front announces a goal, and only once', async () => {
  const other = await context.newPage();
  await other.goto(new URL('/live', test.info().project.use.baseURL).href);
  await expect(other.getByRole('button', { name: /Profilmeny/ })).toContainText('K');
  for (const front of [other, page]) {
    await front.bringToFront();
    await announceAnother();
    const [pushedFirst, shownFirst] = [goal(), goal()];
    await pushedFirst.push();
    await expect.poll(() => pagesOf(pushedFirst)).toEqual([front]);
    await pushedFirst.happen();
    await shownFirst.happen();
    await expect.poll(() => pagesOf(shownFirst)).toEqual([front]);
    await shownFirst.push();
    await announceAnother();
    for (const one of [pushedFirst, shownFirst]) expect([pagesOf(one), await notices(one)]).toEqual([[front], []]);
  }
  await other.close();
  note('two pages, one in front, push then socket and socket then push', 'one card, in the page in front; no notice');
});

test('PUSH-13 a press on a notice opens the match in the page behind another tab', async () => {
  await open('/results');
  await elsewhere.bringToFront();
  const pushed = goal();
  await pushed.push();
  await expectNotices(pushed, [title(pushed)]);
  await press(pushed);
  await expect(page).toHaveURL(new RegExp(`/match/${pushed.match}`));
  expect(await notices(pushed)).toEqual([]);
  note('press on the notice, page behind', 'the page goes to the match, the notice is gone');
});

test('PUSH-12 PUSH-10 while the app is closed the worker shows one notice of a goal, even after the worker restarts, and replaces it when the goal is taken back', async () => {
  await page.close();
  const pushed = goal();
  await pushed.push();
  await expectNotices(pushed, [title(pushed)]);
  note('page closed', 'a notice');
  await stopWorkers();
  await pushed.push();
  await expectNotices(pushed, [`${title(pushed)}, silent`]);
  note('the same goal again, worker ended in between', 'the same notice, silent');
  const next = pushed.next();
  await next.push();
  await expectNotices(next, [title(next, '2–0')]);
  await next.pushTakenBack();
  await expectNotices(next, ['Mål annullert, silent']);
  note('a goal taken back', 'takes the place of its notice, silent');
  // A browser opens a window only after a real press, so the test replaces the function that opens it.
  await worker().evaluate('void (clients.openWindow = async (path) => { self.opened = path; return null; })');
  await press(next);
  await expect.poll(() => worker().evaluate('self.opened')).toBe(`/match/${next.match}`);
  note('press on the notice, app closed', 'a window is asked for, at the match');
});

test('PUSH-14 a press on «Demp denne kampen» mutes the match for the spectator', async () => {
  await open('/results');
  const device = { endpoint: 'https://push.example.test/send/1', p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) };
  await database.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, language) values ($1, $2, $3, $4, 'nb')`,
    [ids.get(kari), device.endpoint, device.p256dh, device.auth],
  );
  const { endpoint, ...keys } = device;
  await worker().evaluate(
    `void (registration.pushManager.getSubscription = async () => ({ endpoint: '${endpoint}', toJSON: () => ({ keys: ${JSON.stringify(keys)} }) }))`,
  );
  await elsewhere.bringToFront();
  const pushed = goal();
  await pushed.push();
  await expectNotices(pushed, [title(pushed)]);
  await press(pushed, 'mute');
  const rows = () => database.query('select match_id from push_mutes').then((found) => found.rows);
  await expect.poll(rows).toEqual([{ match_id: pushed.match }]);
  expect(await notices(pushed)).toEqual([]);
  note('press on «Demp denne kampen»', 'a row in push_mutes, the notice is gone');

  // Brings the page to the front, to see that it received the change while it was behind another tab.
  await page.bringToFront();
  const next = pushed.next();
  await next.happen();
  await announceAnother();
  expect([cards(next), await notices(next)]).toEqual([0, []]);
  note('the next goal of the muted match, page open', 'no card, no notice');
  await open('/settings');
  await page.getByRole('button', { name: 'Opphev' }).click();
  await expect.poll(rows).toEqual([]);
  const last = next.next();
  await announceAnother();
  await last.happen();
  await expect.poll(() => cards(last)).toBe(1);
  note('«Opphev» in the settings, then a goal of the match', 'a card');
});

test('ACCOUNT-20 PUSH-17 a sign-out deletes the data of the spectator on the device, and a push message that arrives for them later is not shown', async () => {
  await open('/results');
  await elsewhere.bringToFront();
  const before = goal();
  await before.push();
  await expectNotices(before, [title(before)]);
  await page.bringToFront();
  await page.getByRole('button', { name: /Profilmeny/ }).click();
  await page.getByRole('menuitem', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expectNotices(before, []);
  // The language stays, because it belongs to the device and not to the spectator.
  await expect.poll(remembered).toEqual({ user: null, language: 'nb' });
  note('sign-out', 'the notices are gone, and what the worker remembered');
  await elsewhere.bringToFront();
  const late = goal();
  await late.push();
  await page.bringToFront();
  await signIn(ola);
  await expect.poll(remembered).toEqual({ user: ids.get(ola), language: 'nb' });
  await elsewhere.bringToFront();
  await goalOf(late.match, late.away, 2).push();
  const own = goal();
  await own.push(ola);
  await expectNotices(own, [title(own)]);
  expect([await notices(late), cards(late)]).toEqual([[], 0]);
  note('a message for the signed-out spectator, with nobody or another signed in', 'no notice, no card');
  note('a message for the spectator now signed in', 'a notice');
});

/** The entries that the worker has stored, by key. */
function remembered(): Promise<unknown> {
  return worker().evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('tribunen-push');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('memory').objectStore('memory');
      const [keys, values] = [store.getAllKeys(), store.getAll()];
      values.onsuccess = () => {
        opening.result.close();
        resolve(Object.fromEntries(keys.result.map((key, n) => [key, values.result[n]])));
      };
    };
  })`);
}
