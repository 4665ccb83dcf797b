import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../api/auth/session.ts';
import { signedInAs } from '../../testing/ExampleSession.ts';
import { privateKey } from '../../services/privateKey.ts';
import { SessionStore } from '../../services/SessionStore.ts';
import { createQueryClient } from '../createQueryClient.ts';
import { keptVersion } from './storedForm.ts';
import { restoredAt } from './restoredQueries.ts';
import { StoredAnswers } from './StoredAnswers.ts';

const kari = signedInAs('Kari', { id: 'kari' });
const visitor: Session = { status: 'signed-out', reason: 'visitor' };
const standings = ['standings', 'PL'];
const follows = privateKey('kari', 'follows');
const earlier = Date.parse('2026-11-21T16:00:00Z');

/** What the device keeps. It outlives the pages of a test. */
let device: Map<string, PersistedQuery>;
const pages: { stop(): void }[] = [];

beforeEach(() => {
  device = new Map();
  vi.useFakeTimers({ now: earlier });
});
afterEach(() => {
  for (const page of pages.splice(0)) page.stop();
});

/** A page that is opened on the device. */
function openPage({ session }: { readonly session: Session }) {
  const queryClient = createQueryClient({ retry: false });
  let emit: (next: Session) => void = () => {};
  const store = new SessionStore({
    watchSession: (onSession) => {
      emit = onSession;
      return () => {};
    },
  });
  store.start();
  emit(session);
  const kept = new StoredAnswers({
    queryClient,
    session: store,
    onForget: () => {},
    expectedUserId: session.status === 'signed-in' ? session.user.id : null,
    storage: {
      getItem: async (key) => device.get(key),
      setItem: async (key, query) => void device.set(key, structuredClone(query)),
      removeItem: async (key) => void device.delete(key),
      entries: async () => [...device],
    },
  });
  kept.start();
  const page = { queryClient, emit, stop: () => kept.stop() };
  pages.push(page);
  return page;
}

const load = (queryClient: QueryClient, queryKey: readonly unknown[], answer: unknown) =>
  queryClient.query({ queryKey, queryFn: () => answer });

/** Shows a query on a screen while its backend cannot be reached. */
function showWithoutNetwork(queryClient: QueryClient, queryKey: readonly unknown[]) {
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => Promise.reject<unknown>(new TypeError('Failed to fetch')),
  });
  pages.push({ stop: observer.subscribe(() => {}) });
  return observer;
}

/** A visit in which the page loads something, and which then ends. */
async function visit(session: Session, queryKey: readonly unknown[], answer: unknown): Promise<void> {
  const page = openPage({ session });
  await load(page.queryClient, queryKey, answer);
  await vi.advanceTimersByTimeAsync(2000);
  page.stop();
}

test('OFFLINE-1 without a network the last answer is shown, with its age', async () => {
  await visit(visitor, standings, ['Arsenal']);
  vi.setSystemTime(earlier + 3_600_000);
  const { queryClient } = openPage({ session: visitor });
  const shown = showWithoutNetwork(queryClient, standings);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.getCurrentResult()).toMatchObject({ data: ['Arsenal'], dataUpdatedAt: earlier });
  expect(restoredAt(queryClient)).toBe(earlier);
});

test('OFFLINE-1 a new answer replaces the kept one and its age', async () => {
  await visit(visitor, standings, ['Arsenal']);
  const { queryClient } = openPage({ session: visitor });
  showWithoutNetwork(queryClient, standings);
  await vi.advanceTimersByTimeAsync(0);
  await load(queryClient, standings, ['Liverpool']);
  expect(queryClient.getQueryData(standings)).toEqual(['Liverpool']);
  expect(restoredAt(queryClient)).toBeNull();
});

test('OFFLINE-1 when the network is back, a stored answer is loaded again, however recent it is', async () => {
  await visit(visitor, standings, ['Arsenal']);
  const { queryClient } = openPage({ session: visitor });
  queryClient.mount();
  onlineManager.setOnline(false);
  pages.push({
    stop: () => {
      queryClient.unmount();
      onlineManager.setOnline(true);
    },
  });
  const load = vi.fn(() => Promise.reject<unknown>(new TypeError('Failed to fetch')));
  const shown = new QueryObserver(queryClient, { queryKey: standings, queryFn: load, staleTime: 3_600_000 });
  pages.push({ stop: shown.subscribe(() => {}) });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.getCurrentResult().data).toEqual(['Arsenal']);
  load.mockResolvedValue(['Liverpool']);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.getCurrentResult().data).toEqual(['Liverpool']);
});

test('an answer that arrives before the stored one stays', async () => {
  await visit(visitor, standings, ['Arsenal']);
  const { queryClient } = openPage({ session: visitor });
  queryClient.setQueryData(standings, ['Liverpool']);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(standings)).toEqual(['Liverpool']);
});

test('OFFLINE-1 a day with only the matches in play, from the live feed, does not replace a whole day', async () => {
  const today = ['matches', '2026-11-21'];
  await visit(visitor, today, ['a whole day']);
  const { queryClient, stop } = openPage({ session: visitor });
  // No screen of this page shows the day, so the list that the live feed makes counts as old.
  queryClient.setQueryData(today, ['a match in play'], { updatedAt: 1 });
  await vi.advanceTimersByTimeAsync(2000);
  stop();
  const next = openPage({ session: visitor });
  const shown = showWithoutNetwork(next.queryClient, today);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.getCurrentResult().data).toEqual(['a whole day']);
});

test('OFFLINE-1 an answer that is a week old is not shown', async () => {
  await visit(visitor, standings, ['Arsenal']);
  vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 1);
  const { queryClient } = openPage({ session: visitor });
  showWithoutNetwork(queryClient, standings);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(standings)).toBeUndefined();
});

test('OFFLINE-1 an answer that was kept in another shape is not shown', async () => {
  await visit(visitor, standings, ['Arsenal']);
  for (const [key, query] of device) device.set(key, { ...query, buster: String(keptVersion - 1) });
  const { queryClient } = openPage({ session: visitor });
  showWithoutNetwork(queryClient, standings);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(standings)).toBeUndefined();
});

test('a change under way is not kept with the answer, because its call ends with the page', async () => {
  const entry = { origin: 'changed', ledger: { known: ['Brann'], changes: [{ id: 'call 1', change: 'Viking' }] } };
  await visit(kari, follows, entry);
  expect([...device.values()].map(({ state }) => state.data)).toEqual([
    { origin: 'loaded', ledger: { known: ['Brann'], changes: [] } },
  ]);
});

test('kept names are merged with those that the page has loaded meanwhile', async () => {
  const profiles = privateKey('kari', 'profiles');
  await visit(kari, profiles, new Map([['ola', 'Ola Brattli']]));
  const { queryClient } = openPage({ session: kari });
  const learnt = new Map([
    ['ola', 'failed'],
    ['nadia', 'Nadia Rahimi'],
  ]);
  queryClient.getQueryCache().build(queryClient, { queryKey: profiles, initialData: learnt });
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(profiles)).toEqual(
    new Map([
      ['ola', 'Ola Brattli'],
      ['nadia', 'Nadia Rahimi'],
    ]),
  );
});

test.each([
  ['signs out', { status: 'signed-out', reason: 'left' } as const],
  ['gives way to another', signedInAs('Ola', { id: 'ola' })],
])('OFFLINE-2 a spectator who %s leaves nothing on the device', async (_how, next) => {
  const page = openPage({ session: kari });
  await load(page.queryClient, follows, ['Brann']);
  await load(page.queryClient, standings, ['Arsenal']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(device.size).toBe(2);
  page.emit(next);
  await vi.advanceTimersByTimeAsync(5000);
  expect([...device.keys()]).toEqual([]);
});

test('OFFLINE-2 the kept answers of a session that ended elsewhere are deleted at the next start', async () => {
  await visit(kari, follows, ['Brann']);
  openPage({ session: visitor });
  await vi.advanceTimersByTimeAsync(0);
  expect(device.size).toBe(0);
});

test('OFFLINE-2 when the session turns out to have ended, its answers are removed from the page', async () => {
  await visit(kari, follows, ['Brann']);
  const { queryClient, emit } = openPage({ session: kari });
  showWithoutNetwork(queryClient, follows);
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(follows)).toEqual(['Brann']);
  emit({ status: 'signed-out', reason: 'ended' });
  expect(queryClient.getQueryData(follows)).toBeUndefined();
});
