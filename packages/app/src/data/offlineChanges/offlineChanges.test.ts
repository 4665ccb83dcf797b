import { shownData } from '@tribunen/domain';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import type { Session } from '../../api/auth/session.ts';
import { privateKey } from '../../services/privateKey.ts';
import { SessionStore } from '../../services/SessionStore.ts';
import { hasOfflineChange } from '../signOut/unsaved.ts';
import { ExampleDevice } from '../../testing/ExampleDevice.ts';
import { signedInAs, visitor } from '../../testing/ExampleSession.ts';
import { createQueryClient } from '../createQueryClient.ts';
import { type LedgerEntry, ledgerQuery } from '../ledgerQuery.ts';
import { type ChangeParts, makeAndSend, sendChange } from '../sendChange.ts';
import { ResumedChanges } from './ResumedChanges.ts';
import type { OfflineChange } from './OfflineChange.ts';
import { type Locks, OfflineChanges } from './OfflineChanges.ts';

interface Put {
  readonly name: string;
  readonly value: number;
}
type Values = Readonly<Record<string, number>>;

const put = (values: Values, { name, value }: Put): Values => ({ ...values, [name]: value });
const kari = signedInAs('Kari');
const ola = signedInAs('Ola');
const unanswered = new BackendFailure('no network', { status: null, retryAfterMs: null });
const refused = new BackendFailure('broken', { status: 500, retryAfterMs: null });

const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** A device, and the spectator whose session it keeps. */
class Device extends ExampleDevice {
  keptUserId: string | null = null;
}

/** A server with the values of its users, and the changes that it has received. */
function newServer() {
  const server = {
    values: {} as Values,
    received: [] as Put[],
    ensureToken: () => Promise.resolve(),
    /** The fate of a call: carried out and answered, not carried out, carried out without an answer, or refused. */
    fate: (): 'answered' | 'lost' | 'answer lost' | 'refused' => 'answered',
    call: async (change: Put): Promise<void> => {
      await new Promise((arrive) => setTimeout(arrive, 20));
      const fate = server.fate();
      if (fate === 'lost') throw unanswered;
      if (fate === 'refused') throw refused;
      server.received.push(change);
      server.values = put(server.values, change);
      if (fate === 'answer lost') throw unanswered;
    },
  };
  return server;
}

type Server = ReturnType<typeof newServer>;

/** A page that is opened on the device. */
async function openPage(device: Device, server: Server, session: Session = kari) {
  const queryClient = createQueryClient({ retry: false });
  queryClient.mount();
  let emit: (next: Session) => void = () => {};
  const store = new SessionStore({
    watchSession: (onSession) => {
      emit = onSession;
      return () => {};
    },
  });
  store.start();
  emit(session);
  let close = (): void => {};
  const closed = new Promise<never>((_resolve, reject) => {
    close = () => reject(new Error('The page is closed'));
  });
  closed.catch(() => {});
  let isClosed = false;
  // A closed page releases its locks, and does nothing afterwards.
  const locks: Locks = {
    request: (name, run) => device.locks.request(name, () => Promise.race([closed, isClosed ? closed : run()])),
  };
  const changes = new OfflineChanges({
    storage: device.storage,
    locks,
    session: store,
    ensureToken: () => server.ensureToken(),
    now: () => Date.now(),
  });
  const failed: Put[] = [];
  const partsOf = (userId: string) => {
    const query = ledgerQuery<Values, Put>({
      queryKey: privateKey(userId, 'values'),
      load: async () => server.values,
      apply: put,
      staleTime: Infinity,
    });
    return {
      query,
      call: server.call,
      onFailed: (_error, change) => void failed.push(change),
      waits: { changes, userId, kind: 'follows' },
    } satisfies ChangeParts<Values, Put>;
  };
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const parts = partsOf(userId);
  const resume = async (change: OfflineChange): Promise<boolean> => {
    if (typeof change.change !== 'object') return false;
    changes.adopt(change);
    sendChange(queryClient, parts, { id: change.id, change: change.change as Put });
    return true;
  };
  const resumed = new ResumedChanges({
    changes,
    queryClient,
    session: store,
    keptUserId: () => device.keptUserId,
    page: document,
    resume: { follows: resume, ratings: resume },
  });
  resumed.start();
  const stop = (): void => {
    isClosed = true;
    close();
    resumed.stop();
    queryClient.unmount();
    queryClient.clear();
  };
  stops.push(stop);
  const load = () => queryClient.query({ ...parts.query.options, staleTime: 0 });
  await load();
  return {
    queryClient,
    failed,
    stop,
    load,
    emit: (next: Session) => emit(next),
    put: (name: string, value: number) => makeAndSend(queryClient, parts, { name, value }),
    shown: () => {
      const entry = queryClient.getQueryData<LedgerEntry<Values, Put>>(parts.query.queryKey);
      return entry === undefined ? undefined : shownData(entry.ledger, put);
    },
  };
}

/** The page becomes visible again, as after a switch of tabs. */
const see = () => document.dispatchEvent(new Event('visibilitychange'));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('OFFLINE-5 a change without an answer is kept, even across a reload, and is sent again until there is one', async () => {
  const [device, server] = [new Device(), newServer()];
  server.fate = () => 'lost';
  const first = await openPage(device, server);
  first.put('a', 1);
  first.put('a', 2);
  await pass(5000);
  expect(first.shown()).toEqual({ a: 2 });
  expect(hasOfflineChange(first.queryClient)).toBe(true);
  first.stop();
  const next = await openPage(device, server);
  await pass(50);
  expect(next.shown()).toEqual({ a: 2 });
  server.fate = () => 'answered';
  await pass(20_000);
  expect(server.received).toEqual([
    { name: 'a', value: 1 },
    { name: 'a', value: 2 },
  ]);
  expect([device.stored.size, hasOfflineChange(next.queryClient), next.shown()]).toEqual([0, false, { a: 2 }]);
  expect(next.failed).toEqual([]);
});

test('OFFLINE-5 changes are sent in order, even if the clock is set back between them', async () => {
  const [device, server] = [new Device(), newServer()];
  server.fate = () => 'lost';
  const first = await openPage(device, server);
  first.put('a', 1);
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  first.put('a', 2);
  await pass(50);
  first.stop();
  const next = await openPage(device, server);
  await pass(50);
  next.put('a', 3);
  await pass(50);
  next.stop();
  await openPage(device, server);
  server.fate = () => 'answered';
  await pass(20_000);
  expect(server.received.map(({ value }) => value)).toEqual([1, 2, 3]);
});

test('OFFLINE-6 a change that is refused after its wait is undone with an error, and the next change is sent', async () => {
  const [device, server] = [new Device(), newServer()];
  server.fate = () => 'lost';
  const first = await openPage(device, server);
  first.put('a', 1);
  first.put('b', 1);
  await pass(50);
  first.stop();
  const next = await openPage(device, server);
  await pass(50);
  const fates = ['refused' as const];
  server.fate = () => fates.shift() ?? 'answered';
  await pass(20_000);
  expect(next.failed).toEqual([{ name: 'a', value: 1 }]);
  expect([next.shown(), server.values, device.stored.size]).toEqual([{ b: 1 }, { b: 1 }, 0]);
});

test('OFFLINE-5 two pages that have the same change send it once, and both show it', async () => {
  const [device, server] = [new Device(), newServer()];
  server.fate = () => 'lost';
  const first = await openPage(device, server);
  first.put('a', 1);
  await pass(50);
  const second = await openPage(device, server);
  await pass(50);
  second.put('b', 2);
  await pass(50);
  see();
  await pass(50);
  for (const page of [first, second]) expect(page.shown()).toEqual({ a: 1, b: 2 });
  server.fate = () => 'answered';
  await pass(30_000);
  expect(server.received).toHaveLength(2);
  expect(server.values).toEqual({ a: 1, b: 2 });
  for (const page of [first, second]) expect([page.shown(), page.failed]).toEqual([{ a: 1, b: 2 }, []]);
});

test('OFFLINE-5 a page sends the changes left by a page that was closed', async () => {
  const [device, server] = [new Device(), newServer()];
  const open = await openPage(device, server);
  server.fate = () => 'lost';
  const closed = await openPage(device, server);
  closed.put('a', 1);
  await pass(50);
  closed.stop();
  server.fate = () => 'answered';
  see();
  await pass(50);
  expect(server.values).toEqual({ a: 1 });
  expect(open.shown()).toEqual({ a: 1 });
});

test.each([
  ['signs out', visitor],
  ['gives way to another', ola],
])('OFFLINE-2 OFFLINE-5 of a spectator who %s nothing is sent any more, and nothing kept', async (_how, next) => {
  const [device, server] = [new Device(), newServer()];
  server.fate = () => 'lost';
  const page = await openPage(device, server);
  page.put('a', 1);
  await pass(50);
  expect(device.stored.size).toBe(1);
  page.emit(next);
  await pass(50);
  expect(device.stored.size).toBe(0);
  server.fate = () => 'answered';
  await pass(60_000);
  expect(server.received).toEqual([]);
});

test('OFFLINE-2 the changes of a spectator whose session ended elsewhere are not sent in the name of the next spectator', async () => {
  const [device, server] = [new Device(), newServer()];
  server.fate = () => 'lost';
  const first = await openPage(device, server);
  first.put('a', 1);
  await pass(50);
  first.stop();
  server.fate = () => 'answered';
  await openPage(device, server, ola);
  await pass(10_000);
  expect([server.received, device.stored.size]).toEqual([[], 0]);
});

test('OFFLINE-5 a page that could not load its session does not delete the changes of the spectator whose session the device keeps', async () => {
  const [device, server] = [new Device(), newServer()];
  server.fate = () => 'lost';
  const first = await openPage(device, server);
  first.put('a', 1);
  await pass(50);
  first.stop();
  device.keptUserId = kari.user.id;
  await openPage(device, server, visitor);
  await pass(50);
  expect(device.stored.size).toBe(1);
  device.keptUserId = null;
  see();
  await pass(50);
  expect(device.stored.size).toBe(0);
});

test('OFFLINE-5 if the browser cannot store it, a change waits while the page is open', async () => {
  const [device, server] = [new Device({ isFull: true }), newServer()];
  server.fate = () => 'lost';
  const page = await openPage(device, server);
  page.put('a', 1);
  await pass(3000);
  server.fate = () => 'answered';
  await pass(20_000);
  expect(server.received).toEqual([{ name: 'a', value: 1 }]);
});

test('a stored change that this version of the app cannot read stays for the version that can', async () => {
  const [device, server] = [new Device(), newServer()];
  const kept = { id: 'x', userId: kari.user.id, kind: 'follows', queryKey: ['private'], order: 1 } as const;
  device.stored.set(`${kari.user.id} x`, { ...kept, change: 'of another form' });
  await openPage(device, server);
  await pass(50);
  expect([device.stored.size, server.received]).toEqual([1, []]);
});

test('OFFLINE-5 a change waits until the token can be renewed, and is never sent as a visitor’s', async () => {
  const [device, server] = [new Device(), newServer()];
  server.ensureToken = () => Promise.reject(unanswered);
  const page = await openPage(device, server);
  page.put('a', 1);
  await pass(5000);
  expect([server.received, page.failed]).toEqual([[], []]);
  server.ensureToken = () => Promise.resolve();
  await pass(20_000);
  expect(server.received).toEqual([{ name: 'a', value: 1 }]);
});

test('OFFLINE-5 a waiting change stays applied to data that are loaded meanwhile, or shown from the device', async () => {
  const [device, server] = [new Device(), newServer()];
  server.fate = () => 'lost';
  const page = await openPage(device, server);
  page.put('a', 1);
  await pass(50);
  server.values = { b: 5 };
  await page.load();
  expect(page.shown()).toEqual({ a: 1, b: 5 });
  const key = privateKey(kari.user.id, 'values');
  page.queryClient.removeQueries({ queryKey: key });
  page.queryClient.setQueryData(key, { origin: 'loaded', ledger: { known: { c: 1 }, changes: [] } }, { updatedAt: 7 });
  expect(page.shown()).toEqual({ a: 1, c: 1 });
  expect(page.queryClient.getQueryState(key)?.dataUpdatedAt).toBe(7);
});

const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('put' as const), page: fc.nat(1), name: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), page: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('see' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      fate: fc.constantFrom('answered' as const, 'lost' as const, 'answer lost' as const, 'refused' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(0, 900, 5000) }) },
);

test('OFFLINE-5 OFFLINE-6 after a storm of reloads, lost calls and refusals two pages show what the server has, and no answered change was sent again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
      const [device, server] = [new Device(), newServer()];
      let made = 0;
      let hasLost = false;
      const pages = [await openPage(device, server), await openPage(device, server)];
      for (const step of steps) {
        if (step.kind === 'put') pages[step.page]?.put('abc'.charAt(step.name), (made += 1));
        if (step.kind === 'see') see();
        if (step.kind === 'network') server.fate = () => step.fate;
        // A page that dies during a call does not learn its answer.
        if (step.kind === 'network' && step.fate === 'answer lost') hasLost = true;
        if (step.kind === 'pass') await pass(step.ms);
        if (step.kind === 'reload') {
          hasLost = true;
          pages[step.page]?.stop();
          pages[step.page] = await openPage(device, server);
        }
      }
      server.fate = () => 'answered';
      see();
      await pass(60_000);
      expect(device.stored.size).toBe(0);
      if (!hasLost) expect(new Set(server.received.map(({ value }) => value)).size).toBe(server.received.length);
      for (const page of pages) {
        await page.load();
        expect(page.shown()).toEqual(server.values);
        expect(hasOfflineChange(page.queryClient)).toBe(false);
        page.stop();
      }
    }),
    { seed: 51, numRuns: 60 },
  );
}, 60_000);
