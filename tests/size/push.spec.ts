import { type BrowserContext, chromium, expect, type Page, test, type Worker } from '@playwright/test';
import { wholeChromiumLaunch } from '../../tooling/process/chromiumLaunch.mjs';

// Sends push messages to the service worker of the configured build, as a push service does.

const goal = (id: string, homeScore: number, occurredAt: string) => ({
  language: 'nb',
  message: {
    kind: 'goal',
    crest: null,
    notification: {
      id,
      matchId: '500001',
      homeTeam: 'Brann',
      awayTeam: 'Viking',
      minute: 67,
      occurredAt,
      type: 'GOAL',
      homeScore,
      awayScore: 1,
      scoringSide: 'home',
      scorer: 'Finne',
      isFantasy: false,
    },
  },
});
const first = goal('e1', 2, '2026-11-24T15:07:00.000Z');
const second = goal('e2', 3, '2026-11-24T15:12:00.000Z');
const takenBack = {
  language: 'nn',
  message: {
    kind: 'goal-taken-back',
    crest: null,
    id: 'c2',
    matchId: '500001',
    homeTeam: 'Brann',
    awayTeam: 'Viking',
    homeScore: 2,
    awayScore: 1,
    scorer: 'Finne',
    occurredAt: '2026-11-24T15:14:00.000Z',
  },
};

let context: BrowserContext;
let worker: Worker;
let push: (payload: object) => Promise<void>;
let page: Page;
let beside: Page;

test.beforeEach(async ({ baseURL }, testInfo) => {
  const origin = baseURL ?? '';
  context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...wholeChromiumLaunch,
    locale: 'nb-NO',
    baseURL: origin,
  });
  await context.grantPermissions(['notifications'], { origin });
  page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/results');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  beside = await context.newPage();
  await beside.goto('/robots.txt');
  const session = await context.newCDPSession(beside);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const known = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (known !== undefined) resolve(known.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  push = async (payload) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
  };
});
test.afterEach(() => context.close());

const notices = () =>
  beside.evaluate(async () => {
    const up = (await (await navigator.serviceWorker.getRegistration('/'))?.getNotifications()) ?? [];
    return up.map(({ title, body, tag, silent, lang }) => ({ title, body, tag, silent, lang }));
  });

/** Presses the notification. A test cannot press a system notification, so this dispatches the event to the worker. */
const press = () =>
  worker.evaluate(
    `registration.getNotifications().then(([notification]) => {
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    })`,
  );

test('PUSH-8 PUSH-12 with the app closed a notification shows a goal, the next goal replaces it, and a goal taken back replaces it silently', async () => {
  await page.close();
  await push(first);
  await expect
    .poll(notices)
    .toEqual([
      { title: 'Mål! Brann 2–1 Viking', body: 'Finne, 67. minutt', tag: 'match:500001', silent: false, lang: 'nb' },
    ]);
  await push(second);
  await expect.poll(notices).toMatchObject([{ title: 'Mål! Brann 3–1 Viking', silent: false }]);
  await push(second);
  await expect.poll(notices).toMatchObject([{ title: 'Mål! Brann 3–1 Viking', silent: true }]);
  await push(takenBack);
  await expect
    .poll(notices)
    .toMatchObject([{ title: 'Mål annullert', body: 'Brann 2–1 Viking', silent: true, lang: 'nn' }]);
});

test('PUSH-13 a pressed notification opens its match in the open page', async () => {
  // The worker controls a page from its second load on.
  await page.reload();
  await push(first);
  await expect.poll(notices).toHaveLength(1);
  await press();
  await expect.poll(() => context.pages().map((open) => new URL(open.url()).pathname)).toContain('/match/500001');
  await expect.poll(notices).toEqual([]);
});
