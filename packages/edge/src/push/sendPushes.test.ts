import type { UserId } from '@tribunen/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PushService } from './PushService.ts';
import type { NotedPush, PushDelivery, PushStore } from './PushStore.ts';
import { sendPushes } from './sendPushes.ts';

const now = '2026-11-24T15:00:00.000Z' as Awaited<ReturnType<PushStore['take']>>['now'];
const facts = { id: '5', sender_name: 'Kari', created_at: now };
type Answer = Awaited<ReturnType<PushService['send']>>;

const silent: Answer = { status: null, retryAfterSeconds: null };
const created: Answer = { status: 201, retryAfterSeconds: null };

let due: PushDelivery[];
let noted: NotedPush[];
/** The hosts of the requests, in order. */
let asked: string[];
/** The response of each host; other hosts answer `created`. */
let answers: Map<string, () => Promise<Answer>>;
let faults: string[];
/** The timeout of each request. */
let patience: number[];
/** How many times the run took due messages from the database, and how many times it recorded results. */
let [taken, notes] = [0, 0];

beforeEach(() => {
  vi.useFakeTimers();
  [due, noted, asked, faults, patience, answers] = [[], [], [], [], [], new Map()];
  [taken, notes] = [0, 0];
});
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
  const factsOf = ({ subject }: PushDelivery) => {
    if (subject === 'broken') throw new Error('broken');
    return facts;
  };
  const store = {
    take: async (most: number) => {
      taken += 1;
      return { now, deliveries: due.splice(0, most), factsOf };
    },
    note: async (done: readonly NotedPush[]) => {
      notes += 1;
      noted.push(...done);
    },
  };
  const send: PushService['send'] = async ({ endpoint }, _payload, { patienceMs }) => {
    const { host } = new URL(endpoint);
    asked.push(host);
    patience.push(patienceMs);
    return (answers.get(host) ?? (() => Promise.resolve(created)))();
  };
  return sendPushes({
    store,
    openService: () => ({ send }),
    // The factor makes fractions of milliseconds, which a real clock returns and the fake clock does not.
    elapsed: () => performance.now() * 1.000_01,
    log: (fault) => void faults.push(fault),
  });
}

const fcm = 'fcm.googleapis.com';
const slow = 'slow.example.test';
const askedOf = (host: string): number => asked.filter((one) => one === host).length;

test('PUSH-18 a slow push service delays no message to another service, not even a message that becomes due while the run waits', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers.set(slow, () => promise);
  addDue(slow, 40);
  addDue(fcm, 300);
  const running = run();
  await vi.advanceTimersByTimeAsync(0);
  expect([askedOf(slow), askedOf(fcm)]).toEqual([10, 300]);
  addDue(fcm);
  await vi.advanceTimersByTimeAsync(500);
  expect(askedOf(fcm)).toBe(301);
  resolve(created);
  expect(await running).toEqual({ sent: 341 });
  expect(noted.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 341 }, (_, n) => numbered - 340 + n),
  );
});

test('PUSH-18 once a push service has left three messages in a row unanswered, the run sends it nothing more, and a later run tries all its messages again', async () => {
  answers.set(slow, () => Promise.resolve(silent));
  addDue(slow, 60);
  expect(await run()).toEqual({ retry: 60 });
  expect(askedOf(slow)).toBe(10);
  expect(noted.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 60 }, () => 5));
});

test('PUSH-18 many slow push services together do not delay a quick service', async () => {
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

test('PUSH-18 an unknown push service that answers quickly gets all its messages in one run', async () => {
  answers.set(slow, () => new Promise((resolve) => setTimeout(() => resolve(created), 30)));
  addDue(slow, 3000);
  const running = run();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await running).toEqual({ sent: 3000 });
});

/** Makes a message to Google's push service due at a time, and returns how long after that time the run sends it. */
async function waitedBy(running: Promise<unknown>, dueAt: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(dueAt);
  addDue(fcm);
  // The next run starts when the first has ended.
  const next = running.then(run);
  const askedAt = await new Promise<number>((resolve) => {
    answers.set(fcm, () => (resolve(performance.now()), Promise.resolve(created)));
    void vi.advanceTimersByTimeAsync(60_000);
  });
  await next;
  return askedAt - dueAt;
}

const hang = () => new Promise<Answer>((resolve) => setTimeout(() => resolve(silent), 10_000));

test('PUSH-18 push services that stop answering after one message do not delay a push service that a browser’s maker runs', async () => {
  for (let n = 0; n < 5; n += 1) {
    const host = `${n}.${slow}`;
    let isFirst = true;
    answers.set(host, () => {
      if (!isFirst) return hang();
      isFirst = false;
      return new Promise((resolve) => setTimeout(() => resolve(created), 50));
    });
    addDue(host, 60);
  }
  const began = performance.now();
  expect(await waitedBy(run(), 500 - began)).toBeLessThanOrEqual(1000);
});

test('PUSH-18 a run that waits for a slow service keeps looking for new messages until the run ends', async () => {
  answers.set(slow, () => new Promise((resolve) => setTimeout(() => resolve(created), 8200)));
  addDue(slow, 60);
  expect(await waitedBy(run(), 25_200)).toBeLessThanOrEqual(1000);
});

test('PUSH-18 a push service that stops answering near the end of a run delays the end of the run by at most two seconds', async () => {
  const begun = performance.now();
  answers.set(slow, () =>
    performance.now() - begun < 24_000 ? new Promise((resolve) => setTimeout(() => resolve(created), 500)) : hang(),
  );
  addDue(slow, 1450);
  const running = run();
  await vi.advanceTimersByTimeAsync(27_000);
  expect(patience.at(-1)).toBe(2000);
  // `AbortSignal.timeout` accepts only whole milliseconds.
  expect(patience.filter((ms) => !Number.isInteger(ms))).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await running;
});

test('a run leaves a message to the next run if the slow push service might respond only after the end of the run', async () => {
  answers.set(slow, () => new Promise((resolve) => setTimeout(() => resolve(created), 9000)));
  addDue(slow, 60);
  const running = run();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(await running).toEqual({ sent: 20, retry: 40 });
  expect(faults).toEqual([]);
});

test('a message with an invalid endpoint or another fault is refused, and the other messages are sent', async () => {
  addDue(fcm, 2);
  due.push(...['https://', '', 'https:///'].map((endpoint) => ({ ...due[0], id: numbered, endpoint }) as PushDelivery));
  addDue(fcm, 2);
  const [first] = due;
  if (first !== undefined) due[0] = { ...first, subject: 'broken' };
  expect(await run()).toEqual({ sent: 3, refused: 4 });
  expect(faults).toHaveLength(4);
});

test('during the wait for a slow push service the run queries the database twice a second, and records results only when it has some', async () => {
  answers.set(slow, hang);
  addDue(slow);
  const running = run();
  await vi.advanceTimersByTimeAsync(10_500);
  await running;
  expect(taken).toBeLessThanOrEqual(24);
  expect(notes).toBe(1);
});
