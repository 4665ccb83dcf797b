import type { UserId } from '@tribunen/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PushService } from './PushService.ts';
import type { NotedPush, PushDelivery, PushStore } from './PushStore.ts';
import { sendPushes } from './sendPushes.ts';

const now = '2026-11-24T15:00:00.000Z' as Awaited<ReturnType<PushStore['take']>>['now'];
const facts = { id: '5', sender_name: 'Kari', created_at: now };
type Answer = Awaited<ReturnType<PushService['send']>>;

const silent: Answer = { status: null, retryAfterSeconds: null };
const created: Answer = { status: 201, retryAfterSeconds: null };

/** What is due. */
let due: PushDelivery[];
let noted: NotedPush[];
/** The hosts that were asked, in order. */
let asked: string[];
/** What a host answers; `created` where it is not here. */
let answers: Map<string, () => Promise<Answer>>;
let faults: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [due, noted, asked, faults, answers] = [[], [], [], [], new Map()];
});
afterEach(() => vi.useRealTimers());

let numbered = 0;
function addDue(host: string, count = 1): void {
  for (let n = 0; n < count; n += 1) {
    numbered += 1;
    due.push({
      id: numbered,
      kind: 'invitation',
      subject: '5',
      queuedAt: now,
      attempts: 1,
      isShort: false,
      endpoint: `https://${host}/send/${numbered}`,
      p256dh: 'P',
      auth: 'A',
      user: '5e1f3c52-0d4b-4f0c-9d0e-000000000001' as UserId,
      language: 'nb',
      quiet: null,
    });
  }
}

function run(): Promise<object> {
  const store = {
    take: async (most: number) => ({ now, deliveries: due.splice(0, most), factsOf: () => facts }),
    note: async (done: readonly NotedPush[]) => void noted.push(...done),
  };
  const send: PushService['send'] = ({ endpoint }) => {
    const { host } = new URL(endpoint);
    asked.push(host);
    return (answers.get(host) ?? (() => Promise.resolve(created)))();
  };
  return sendPushes({
    store,
    openService: () => ({ send }),
    elapsed: () => performance.now(),
    log: (fault) => void faults.push(fault),
  });
}

const fcm = 'fcm.googleapis.com';
const slow = 'slow.example.test';
const askedOf = (host: string): number => asked.filter((one) => one === host).length;

test('PUSH-18 a slow push service delays no other, and neither what comes while it is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers.set(slow, () => promise);
  addDue(slow, 40);
  addDue(fcm, 300);
  const running = run();
  await vi.advanceTimersByTimeAsync(0);
  expect([askedOf(slow), askedOf(fcm)]).toEqual([10, 300]);
  addDue(fcm);
  await vi.advanceTimersByTimeAsync(200);
  expect(askedOf(fcm)).toBe(301);
  resolve(created);
  expect(await running).toEqual({ sent: 341 });
  expect(noted.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 341 }, (_, n) => numbered - 340 + n),
  );
});

test('PUSH-18 a push service that is silent three times is asked no more, and what it is to be told is told later', async () => {
  answers.set(slow, () => Promise.resolve(silent));
  addDue(slow, 60);
  expect(await run()).toEqual({ retry: 60 });
  expect(askedOf(slow)).toBe(10);
  expect(noted.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 60 }, () => 5));
});

test('PUSH-18 many slow push services together delay no quick one', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  for (let n = 0; n < 150; n += 1) {
    answers.set(`${n}.${slow}`, () => promise);
    addDue(`${n}.${slow}`);
  }
  addDue(fcm, 100);
  const running = run();
  await vi.advanceTimersByTimeAsync(0);
  expect([askedOf(fcm), asked.length]).toEqual([100, 110]);
  resolve(silent);
  expect(await running).toEqual({ sent: 100, retry: 150 });
});

test('PUSH-18 a push service that nobody knows and that answers soon is told everything in one run', async () => {
  answers.set(slow, () => new Promise((resolve) => setTimeout(() => resolve(created), 30)));
  addDue(slow, 3000);
  const running = run();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await running).toEqual({ sent: 3000 });
});

test('a run ends in time, and leaves what waits for a slow push service to the next', async () => {
  answers.set(slow, () => new Promise((resolve) => setTimeout(() => resolve(created), 9000)));
  addDue(slow, 60);
  const running = run();
  await vi.advanceTimersByTimeAsync(27_000);
  expect(await running).toEqual({ sent: 30 });
  expect(faults).toEqual([]);
});
