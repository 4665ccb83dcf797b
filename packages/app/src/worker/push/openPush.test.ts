import type { MatchId, Notification, UserId } from '@tribunen/domain';
import type { Language } from '@tribunen/locales';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExamplePushWorker } from './ExamplePushWorker.ts';
import { PushMemory } from './PushMemory.ts';
import { openPush } from './openPush.ts';

const match = '500001' as MatchId;
const goal = (id: string, homeScore: number, occurredAt: string) => ({
  language: 'nb',
  message: {
    kind: 'goal',
    crest: null,
    notification: {
      id,
      matchId: match,
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
  language: 'nb',
  message: {
    kind: 'goal-taken-back',
    crest: null,
    id: 'c2',
    matchId: match,
    homeTeam: 'Brann',
    awayTeam: 'Viking',
    homeScore: 2,
    awayScore: 1,
    scorer: 'Finne',
    occurredAt: '2026-11-24T15:14:00.000Z',
  },
};

/** A memory of the worker that stores its data in fields instead of a database. */
class ExampleMemory implements Pick<PushMemory, keyof PushMemory> {
  readonly noted: Notification[] = [];
  kept: { endpoint: string; auth: string } | null = null;
  whose: UserId | null | undefined = undefined;
  readonly announced = () => Promise.resolve(this.noted);
  readonly note = async (one: Notification) => void this.noted.push(one);
  readonly address = () => Promise.resolve(this.kept);
  readonly keepAddress = async (known: { endpoint: string; auth: string }) => void (this.kept = known);
  spoken: Language | null = null;
  readonly language = () => Promise.resolve(this.spoken);
  readonly keepLanguage = async (language: Language) => void (this.spoken = language);
  readonly user = () => Promise.resolve(this.whose);
  readonly keepUser = async (known: UserId | null) => void (this.whose = known);
  readonly forgetUser = async () => void (this.whose = undefined);
  readonly forget = async () => {
    this.noted.length = 0;
    this.kept = null;
  };
}

const mute = vi.fn<(device: object, match: string) => Promise<void>>();
const renew = vi.fn<(old: object, own: object) => Promise<void>>();
let worker: ExamplePushWorker;
let memory: ExampleMemory;

beforeEach(() => {
  for (const mock of [mute, renew]) {
    mock.mockReset();
    mock.mockResolvedValue();
  }
  worker = new ExamplePushWorker('https://fcm.example.test/send/1');
  memory = new ExampleMemory();
  start();
});
afterEach(() => vi.restoreAllMocks());

/** Restarts the worker's program, as the browser does for an event when the worker has been idle. */
function start(remembers: Pick<PushMemory, keyof PushMemory> = memory): void {
  worker.restart();
  openPush(worker.scope, { productName: 'Svingen', memory: remembers, api: { mute, renew } });
}

const up = () => worker.notices.map(({ title, silent }) => `${title}${silent === true ? ' (silent)' : ''}`);
const takesOver = () => true;

test('for a message that this version does not understand, the worker shows a general notice in the language of the pages, with the product’s name', async () => {
  await worker.push({ kind: 'of a later version' });
  await worker.tell({ type: 'language', language: 'en' });
  await worker.push({ kind: 'of a later version' });
  expect(worker.shown).toEqual(['Nytt på Svingen', 'Something new on Svingen']);
});

test('PUSH-9 the page in front announces a message, and no notice appears', async () => {
  const beside = worker.openPage({ isVisible: true, answers: takesOver });
  const front = worker.openPage({ isVisible: true, isFocused: true, answers: takesOver });
  await worker.push(first);
  expect([up(), front.received.map(({ type }) => type), beside.received]).toEqual([[], ['pushed'], []]);
  expect(worker.shown).toEqual([]);
});

test('PUSH-9 a notice appears if the page is hidden or does not respond within a second', async () => {
  worker.openPage({ isVisible: false, answers: takesOver });
  await worker.push(first);
  expect(up()).toEqual(['Mål! Brann 2–1 Viking']);
  vi.useFakeTimers();
  worker.openPage({ isVisible: true, isFocused: true, answers: () => false });
  const pushed = worker.push(second);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await pushed;
  expect(up()).toEqual(['Mål! Brann 3–1 Viking']);
});

test('PUSH-10 the worker sends every open page the event that a notice has announced', async () => {
  const pages = [worker.openPage({ isVisible: false }), worker.openPage({ isVisible: false })];
  await worker.push(first);
  expect(pages.map(({ received }) => received)).toEqual([
    [{ type: 'noticed', notification: first.message.notification }],
    [{ type: 'noticed', notification: first.message.notification }],
  ]);
});

test('PUSH-10 a worker restarted between two events remembers its announcements', async () => {
  await worker.push(first);
  worker.close();
  start();
  await worker.push(first);
  expect(up()).toEqual([]);
  start();
  await worker.push(second);
  start();
  await worker.push(second);
  expect(up()).toEqual(['Mål! Brann 3–1 Viking (silent)']);
});

test('PUSH-10 a restarted worker shows no notice of an event that a page has announced', async () => {
  await worker.tell({ type: 'announced', notification: first.message.notification });
  start();
  await worker.push(first);
  expect(worker.shown).toEqual([]);
});

test('PUSH-12 when a goal is taken back, a notice replaces the goal’s notice, even in a restarted worker', async () => {
  await worker.push(first);
  start();
  await worker.push(takenBack);
  expect(up()).toEqual(['Mål annullert (silent)']);
  // The push message of the goal arrives late.
  start();
  await worker.push(first);
  expect(up()).toEqual(['Mål annullert (silent)']);
});

test('in a browser that refuses IndexedDB, the worker shows each message, with a single notice per match', async () => {
  start(new PushMemory(() => Promise.reject(new DOMException('refused', 'SecurityError'))));
  await worker.push(first);
  await worker.push(first);
  await worker.push(second);
  expect(up()).toEqual(['Mål! Brann 3–1 Viking']);
});

test('PUSH-14 a press on «Demp denne kampen» mutes the match for the device’s user, and notifies every open page', async () => {
  const page = worker.openPage({ isVisible: false });
  await worker.push(first);
  await worker.press('mute');
  expect(mute.mock.calls).toEqual([[expect.objectContaining({ endpoint: 'https://fcm.example.test/send/1' }), match]]);
  expect(page.received.at(-1)).toEqual({ type: 'muted', matchId: match });
  expect(up()).toEqual([]);
});

test('if a match could not be muted, a notice says so, and no page shows the match as muted', async () => {
  const page = worker.openPage({ isVisible: false });
  mute.mockRejectedValue(new Error('offline'));
  await worker.push(first);
  await worker.press('mute');
  expect(up()).toEqual(['Kampen er ikke dempet']);
  expect(page.received.map(({ type }) => type)).toEqual(['noticed']);
});

test('PUSH-16 Apple’s browser gets a notice for each message; the notice is silent and closed at once if a page announces the message', async () => {
  worker = new ExamplePushWorker('https://web.push.apple.com/QGuQy');
  start();
  worker.openPage({ isVisible: true, isFocused: true, answers: takesOver });
  await worker.push(first);
  expect([worker.shown, up()]).toEqual([['Mål! Brann 2–1 Viking (silent)'], []]);
});

test('PUSH-16 Apple’s browser also gets a notice for a message that the device has already announced', async () => {
  worker = new ExamplePushWorker('https://web.push.apple.com/QGuQy');
  start();
  await worker.push(first);
  worker.close();
  await worker.push(first);
  expect([worker.shown, up()]).toEqual([['Mål! Brann 2–1 Viking', 'Mål! Brann 2–1 Viking (silent)'], []]);
});

test('ACCOUNT-20 after a sign-out the device stores and shows nothing of the user', async () => {
  await worker.push(first);
  await worker.tell({ type: 'forget' });
  expect([memory.noted, memory.kept, up()]).toEqual([[], null, []]);
});

const [kari, ola] = ['kari', 'ola'];
const ofKari = (payload: object) => ({ ...payload, to: kari });
const begin = (userId: string | null) => worker.tell({ type: 'user', userId });

test('PUSH-17 a message for the signed-out user is not shown, neither to the next user nor to a visitor', async () => {
  await begin(kari);
  await worker.push(ofKari(first));
  expect(up()).toEqual(['Mål! Brann 2–1 Viking']);
  for (const next of [null, ola]) {
    await begin(next);
    start();
    const page = worker.openPage({ isVisible: true, isFocused: true, answers: takesOver });
    await worker.push(ofKari(second));
    expect([up(), page.received]).toEqual([[], []]);
  }
  await worker.push({ ...second, to: ola });
  expect(worker.shown).toEqual(['Mål! Brann 2–1 Viking']);
});

test('PUSH-17 a sign-out while the worker offers a message to a page prevents the notice', async () => {
  await begin(kari);
  worker.openPage({ isVisible: true, isFocused: true, answers: () => (void begin(null), false) });
  vi.useFakeTimers();
  const pushed = worker.push(ofKari(first));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await pushed;
  expect(worker.shown).toEqual([]);
});

test('PUSH-17 the next user sees nothing of the previous user, even if no page has reported the end of the session', async () => {
  await begin(kari);
  await worker.push(ofKari(first));
  await begin(kari);
  expect(up()).toEqual(['Mål! Brann 2–1 Viking']);
  await begin(ola);
  expect([memory.noted, memory.kept, up()]).toEqual([[], null, []]);
});

const [before, after] = ['https://fcm.example.test/send/1', 'https://fcm.example.test/send/2'];

test('PUSH-19 a device with a new endpoint keeps its row, because the worker sends the backend the old endpoint too', async () => {
  await begin(kari);
  await worker.moveTo(after);
  expect(renew.mock.calls).toEqual([
    [expect.objectContaining({ endpoint: before }), expect.objectContaining({ endpoint: after })],
  ]);
  expect(await worker.ask({ type: 'settle-address' })).toBe(true);
  expect(renew).toHaveBeenCalledOnce();
});

test('PUSH-19 the worker sends a new endpoint again at each event until the backend has received it', async () => {
  await begin(kari);
  renew.mockRejectedValue(new Error('offline'));
  await worker.moveTo(after);
  start();
  await begin(kari);
  expect(await worker.ask({ type: 'settle-address' })).toBe(false);
  await worker.moveTo('https://fcm.example.test/send/3');
  renew.mockResolvedValue();
  expect(await worker.ask({ type: 'settle-address' })).toBe(true);
  await begin(kari);
  const renewed = renew.mock.calls.map(([old, own]) =>
    [old, own].map((one) => (one as { endpoint: string }).endpoint.at(-1)),
  );
  expect(renewed).toEqual([
    ['1', '2'],
    ['1', '2'],
    ['1', '2'],
    ['1', '3'],
    ['1', '3'],
  ]);
});

test('PUSH-19 if an endpoint changed without an event, the worker sends it to the backend when a page next sends its user', async () => {
  await begin(kari);
  worker = new ExamplePushWorker(after);
  start();
  await begin(kari);
  expect(renew).toHaveBeenCalledOnce();
});

test('PUSH-19 the endpoint of the previous user is not stored for the next user', async () => {
  await begin(kari);
  await begin(ola);
  await worker.moveTo(after);
  expect(renew).not.toHaveBeenCalled();
});

const late = () => new Promise<void>((_, reject) => setTimeout(() => reject(new Error('late')), 15_000));

test('PUSH-19 while the backend does not respond to a new endpoint, the worker shows each message at once', async () => {
  await begin(kari);
  vi.useFakeTimers();
  renew.mockImplementation(late);
  const work = [worker.moveTo(after)];
  for (let score = 1; score <= 6; score += 1) {
    work.push(worker.push(goal(`e${score}`, score, `2026-11-24T15:0${score}:00.000Z`)));
    await vi.advanceTimersByTimeAsync(0);
    expect(up()).toEqual([`Mål! Brann ${score}–1 Viking`]);
    await vi.advanceTimersByTimeAsync(5000);
  }
  await vi.advanceTimersByTimeAsync(15_000);
  await Promise.all(work);
  vi.useRealTimers();
  // The worker makes one call at a time, however many messages arrive in the meantime.
  expect(renew.mock.calls.length).toBeLessThanOrEqual(3);
});

test('ACCOUNT-20 while the backend does not respond, a sign-out closes the notices at once, and the endpoint stays deleted', async () => {
  await begin(kari);
  await worker.push(ofKari(first));
  vi.useFakeTimers();
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  renew.mockReturnValue(promise);
  const moved = worker.moveTo(after);
  await vi.advanceTimersByTimeAsync(0);
  const left = [worker.tell({ type: 'forget', tellsUser: true }), begin(null)];
  await vi.advanceTimersByTimeAsync(0);
  expect(up()).toEqual([]);
  vi.useRealTimers();
  resolve();
  await Promise.all([moved, ...left]);
  expect(memory.kept).toBeNull();
});

test('PUSH-19 an endpoint that changes during a call is sent after that call', async () => {
  await begin(kari);
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  renew.mockReturnValueOnce(promise);
  const moves = [worker.moveTo(after), worker.moveTo('https://fcm.example.test/send/3')];
  await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
  resolve();
  await Promise.all(moves);
  expect(memory.kept?.endpoint).toBe('https://fcm.example.test/send/3');
  const olds = renew.mock.calls.map(([old]) => (old as { endpoint: string }).endpoint);
  expect(new Set(olds).size).toBe(olds.length);
});

test('PUSH-17 after a sign-out in a page of an older version, which does not send the next user, the worker shows messages for any user until a page sends the user', async () => {
  await begin(kari);
  await worker.tell({ type: 'forget' });
  await worker.push({ ...first, to: ola });
  expect(up()).toEqual(['Mål! Brann 2–1 Viking']);
  // Another page reports that nobody is signed in. After that, the worker shows no message even if a page of an older
  // version reports another sign-out.
  await begin(null);
  await worker.tell({ type: 'forget' });
  await worker.push(ofKari(second));
  expect(up()).toEqual([]);
});

test('PUSH-17 after a sign-out in a page that sends the next user, nothing of the previous user is shown', async () => {
  await begin(kari);
  await worker.tell({ type: 'forget', tellsUser: true });
  expect(memory.whose).toBe(kari);
  await begin(null);
  await worker.push(ofKari(first));
  expect(worker.shown).toEqual([]);
});
