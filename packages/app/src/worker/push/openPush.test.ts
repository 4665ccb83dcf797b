import type { MatchId, Notification } from '@tribunen/domain';
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

/** What a device remembers, for as long as the test lasts. */
class ExampleMemory implements Pick<PushMemory, keyof PushMemory> {
  readonly noted: Notification[] = [];
  kept: { endpoint: string; auth: string } | null = null;
  readonly announced = () => Promise.resolve(this.noted);
  readonly note = async (one: Notification) => void this.noted.push(one);
  readonly address = () => Promise.resolve(this.kept);
  readonly keepAddress = async (known: { endpoint: string; auth: string }) => void (this.kept = known);
  readonly forget = async () => {
    this.noted.length = 0;
    this.kept = null;
  };
}

const mute = vi.fn<(device: object, match: string) => Promise<void>>();
let worker: ExamplePushWorker;
let memory: ExampleMemory;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  mute.mockReset();
  mute.mockResolvedValue();
  worker = new ExamplePushWorker('https://fcm.example.test/send/1');
  memory = new ExampleMemory();
  start();
});
afterEach(() => vi.restoreAllMocks());

/** The browser starts the worker's program, as it does for every event after a rest. */
function start(remembers: Pick<PushMemory, keyof PushMemory> = memory): void {
  worker.restart();
  openPush(worker.scope, { memory: remembers, backend: { mute, renew: () => Promise.resolve() } });
}

const up = () => worker.notices.map(({ title, silent }) => `${title}${silent === true ? ' (silent)' : ''}`);
const takesOver = () => true;

test('PUSH-9 the page in front announces what comes, and no notice does', async () => {
  const beside = worker.openPage({ isVisible: true, answers: takesOver });
  const front = worker.openPage({ isVisible: true, isFocused: true, answers: takesOver });
  await worker.push(first);
  expect([up(), front.told.map(({ type }) => type), beside.told]).toEqual([[], ['pushed'], []]);
  expect(worker.shown).toEqual([]);
});

test('PUSH-9 a page that is hidden, or does not answer within a second, leaves it to the notice', async () => {
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

test('PUSH-10 every page hears of what a notice has announced', async () => {
  const pages = [worker.openPage({ isVisible: false }), worker.openPage({ isVisible: false })];
  await worker.push(first);
  expect(pages.map(({ told }) => told)).toEqual([
    [{ type: 'noticed', notification: first.message.notification }],
    [{ type: 'noticed', notification: first.message.notification }],
  ]);
});

test('PUSH-10 a worker that was started anew between two events knows what it has announced', async () => {
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

test('PUSH-10 what a page has announced before the message comes is not announced again, and after it neither', async () => {
  await worker.tell({ type: 'announced', notification: first.message.notification });
  start();
  await worker.push(first);
  expect(worker.shown).toEqual([]);
});

test('PUSH-12 a goal that is taken back takes the place of its notice, also in a worker that was started anew', async () => {
  await worker.push(first);
  start();
  await worker.push(takenBack);
  expect(up()).toEqual(['Mål annullert (silent)']);
  // The goal itself comes late.
  start();
  await worker.push(first);
  expect(up()).toEqual(['Mål annullert (silent)']);
});

test('a browser that refuses the database shows each message, and one notice of a match', async () => {
  start(new PushMemory(() => Promise.reject(new DOMException('refused', 'SecurityError'))));
  await worker.push(first);
  await worker.push(first);
  await worker.push(second);
  expect(up()).toEqual(['Mål! Brann 3–1 Viking']);
});

test('PUSH-14 a press on «Demp denne kampen» mutes the match for its user, and every open page hears of it', async () => {
  const page = worker.openPage({ isVisible: false });
  await worker.push(first);
  await worker.press('mute');
  expect(mute.mock.calls).toEqual([[expect.objectContaining({ endpoint: 'https://fcm.example.test/send/1' }), match]]);
  expect(page.told.at(-1)).toEqual({ type: 'muted', matchId: match });
  expect(up()).toEqual([]);
});

test('a match that could not be muted says so, and no page takes it for muted', async () => {
  const page = worker.openPage({ isVisible: false });
  mute.mockRejectedValue(new Error('offline'));
  await worker.push(first);
  await worker.press('mute');
  expect(up()).toEqual(['Kampen er ikke dempet']);
  expect(page.told.map(({ type }) => type)).toEqual(['noticed']);
});

test('PUSH-16 Apple’s browser has a notice for each message: in silence and for a moment, where a page announces it', async () => {
  worker = new ExamplePushWorker('https://web.push.apple.com/QGuQy');
  start();
  worker.openPage({ isVisible: true, isFocused: true, answers: takesOver });
  await worker.push(first);
  expect([worker.shown, up()]).toEqual([['Mål! Brann 2–1 Viking (silent)'], []]);
});

test('PUSH-16 Apple’s browser has one too for what the device has announced before', async () => {
  worker = new ExamplePushWorker('https://web.push.apple.com/QGuQy');
  start();
  await worker.push(first);
  worker.close();
  await worker.push(first);
  expect([worker.shown, up()]).toEqual([['Mål! Brann 2–1 Viking', 'Mål! Brann 2–1 Viking (silent)'], []]);
});

test('ACCOUNT-20 the next user’s device remembers and shows nothing of the one who has gone', async () => {
  await worker.push(first);
  await worker.tell({ type: 'forget' });
  expect([memory.noted, memory.kept, up()]).toEqual([[], null, []]);
});
