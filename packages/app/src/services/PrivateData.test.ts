import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInAs } from '../testing/ExampleSession.ts';
import type { Session } from '../api/auth/session.ts';
import { privateKey } from './privateKey.ts';
import { PrivateData } from './PrivateData.ts';
import { privateStorageKey } from '../lib/storage/privateStorage.ts';
import { SafeStorage } from '../lib/storage/SafeStorage.ts';
import { SessionStore } from './SessionStore.ts';

let emit: (session: Session) => void;
let queryClient: QueryClient;
const clear = vi.fn<() => void>();
const onSpectator = vi.fn<() => void>();

beforeEach(() => {
  clear.mockClear();
  onSpectator.mockClear();
  queryClient = new QueryClient();
  const session = new SessionStore({
    watchSession: (onSession) => {
      emit = onSession;
      return () => {};
    },
  });
  session.start();
  new PrivateData({
    session,
    queryClient,
    storages: [new SafeStorage(() => localStorage)],
    toasts: { clear },
    onSpectator,
  }).start();
});

/** Stores private data of a spectator on the page and on the device, and also public data. */
function keepFor(userId: string): void {
  queryClient.setQueryData(privateKey(userId, 'follows'), ['Brann']);
  queryClient.setQueryData(['matches', '2026-11-22'], []);
  localStorage.setItem(privateStorageKey(userId, 'draft'), 'Heia Brann');
  localStorage.setItem('tribunen-theme', 'dark');
}

test.each([
  ['signs out, or cannot be renewed', { status: 'signed-out', reason: 'ended' } as const],
  ['gives way to another spectator', signedInAs('ola')],
])('ACCOUNT-20 a session that %s leaves nothing private behind', (_how, next) => {
  emit(signedInAs('kari'));
  keepFor('kari');
  expect(clear).not.toHaveBeenCalled();
  emit(next);
  expect(clear).toHaveBeenCalledOnce();
  expect(queryClient.getQueryCache().findAll({ queryKey: ['private'] })).toEqual([]);
  expect(queryClient.getQueryData(['matches', '2026-11-22'])).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['tribunen-theme']);
});

test('ACCOUNT-20 a load that is under way when the session ends stores nothing', async () => {
  emit(signedInAs('kari'));
  let answer: (follows: readonly string[]) => void = () => {};
  const queryKey = privateKey('kari', 'follows');
  const load = queryClient
    .query({ queryKey, queryFn: () => new Promise<readonly string[]>((resolve) => (answer = resolve)) })
    .catch((error: unknown) => error);
  emit({ status: 'signed-out', reason: 'left' });
  answer(['Brann']);
  await load;
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

test('ACCOUNT-20 data left on the device by a session that ended elsewhere are deleted at the next start', () => {
  keepFor('kari');
  emit(signedInAs('ola'));
  expect(localStorage.getItem(privateStorageKey('kari', 'draft'))).toBeNull();
});

test('the data of the spectator who is still signed in stay', () => {
  emit(signedInAs('kari'));
  keepFor('kari');
  emit({ ...signedInAs('kari') });
  expect(localStorage.getItem(privateStorageKey('kari', 'draft'))).toBe('Heia Brann');
  expect(queryClient.getQueryData(privateKey('kari', 'follows'))).toEqual(['Brann']);
});

test('a spectator who signs in is announced once, however often the session is renewed', () => {
  emit({ status: 'signed-out', reason: 'visitor' });
  expect(onSpectator).not.toHaveBeenCalled();
  emit(signedInAs('kari'));
  emit(signedInAs('kari', { isAdmin: true }));
  expect(onSpectator).toHaveBeenCalledOnce();
});
