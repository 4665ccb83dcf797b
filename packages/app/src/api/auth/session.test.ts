import { beforeEach, expect, test, vi } from 'vitest';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { arrivalOutcome } from './arrivalOutcome.ts';
import { BackendAccess } from '../access/BackendAccess.ts';
import { createBackendClient } from '../access/client.ts';
import type { BackendAddress } from '../access/network.ts';
import { type Session, watchSession } from './session.ts';

const hour = 3_600_000;
const kept = new Map<string, string>();
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
let loads = 0;
beforeEach(() => {
  kept.clear();
  complaints.mockClear();
  loads = 0;
});

/** Stores a session that expires in a number of milliseconds, in the form of the Supabase client. */
function keep(expiresInMs: number): void {
  const user = {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'kari@eksempel.no',
    app_metadata: { role: 'admin' },
    user_metadata: { name: 'Kari' },
    aud: 'authenticated',
    created_at: '2026-11-21T14:00:00Z',
  };
  const session = {
    access_token: 'the-token',
    refresh_token: 'the-refresh-token',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor((Date.now() + expiresInMs) / 1000),
    user,
  };
  kept.set('sb-backend-auth-token', JSON.stringify(session));
}

function open(given: Partial<BackendAddress> = {}, loadsClient = true) {
  const address: BackendAddress = {
    url: 'https://backend.example',
    anonKey: 'anon-key',
    apiUrl: '/api',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: () => Promise.reject(new TypeError('there is no network')),
    ...given,
  };
  const access = new BackendAccess(address, (at) => {
    loads += 1;
    return loadsClient ? Promise.resolve(createBackendClient(at)) : Promise.reject(new Error('the chunk did not come'));
  });
  const sessions: Session[] = [];
  const end = watchSession(access, (session) => sessions.push(session));
  return { access, sessions, end };
}

const kari = {
  status: 'signed-in',
  user: { id: '00000000-0000-4000-8000-000000000001', email: 'kari@eksempel.no', name: 'Kari', isAdmin: true },
  isRecovering: false,
};
const visitor = { status: 'signed-out', reason: 'visitor' };

test('a fresh session is known at once, without the Supabase client', () => {
  keep(hour);
  expect(open().sessions).toEqual([kari]);
  expect(loads).toBe(0);
});

test('when a browser refuses storage during a recovery, the page works, but a reload forgets the recovery', () => {
  keep(hour);
  const getItem = (key: string) => {
    if (key.includes('recovery')) throw new DOMException('refused', 'SecurityError');
    return kept.get(key) ?? null;
  };
  const storage = new SafeStorage(() => ({ getItem, setItem: () => {}, removeItem: () => {} }));
  expect(open({ storage }).sessions).toEqual([kari]);
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('on a device without a session the user is known at once to be a visitor', () => {
  expect(open().sessions).toEqual([visitor]);
  expect(loads).toBe(0);
});

test('a session that is about to expire waits for the client to renew it', async () => {
  keep(30_000);
  const { sessions, access } = open();
  expect(sessions).toEqual([]);
  await access.client();
  expect(loads).toBe(1);
});

test('a session ends when the server refuses to renew it', async () => {
  keep(-hour);
  const refused = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' };
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  const { sessions } = open({ fetch: () => Promise.resolve(Response.json(refused, { status: 400, headers })) });
  await vi.waitFor(() => expect(sessions).toEqual([{ status: 'signed-out', reason: 'ended' }]));
  expect(kept.size).toBe(0);
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('there is no network'))],
  ['the gateway is down', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
  ['there are too many requests', () => Promise.resolve(new Response('slow down', { status: 429 }))],
])('a session that cannot be renewed because %s stands: nobody has ended it', async (_why, fetch) => {
  vi.useFakeTimers();
  keep(-hour);
  const { sessions } = open({ fetch });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(sessions).toEqual([kari]);
});

test('a watch emits nothing after its end', async () => {
  const { sessions, end, access } = open({ arrival: { kind: 'code', code: 'abc' } });
  end();
  expect(await arrivalOutcome(access)).toBe('other-browser');
  expect(sessions).toEqual([]);
});

test.each(['{', '"text"', '{"access_token":1}', 'null'])('an unreadable stored session counts as none: %s', (text) => {
  kept.set('sb-backend-auth-token', text);
  expect(open().sessions).toEqual([visitor]);
});

test('if the client does not load, the page continues as a visitor’s, and the failure is logged once', async () => {
  keep(30_000);
  const { sessions } = open({}, false);
  await vi.waitFor(() => expect(sessions).toEqual([visitor]));
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('a signed-in user’s requests contain the stored token while it is valid, and a visitor’s only the key', async () => {
  const asked: (string | null)[] = [];
  const fetch = (_input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    asked.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(Response.json([]));
  };
  keep(hour);
  await open({ fetch }).access.tables.from('user_follows').select('*');
  kept.clear();
  await open({ fetch }).access.tables.from('user_follows').select('*');
  await open({ fetch, anonKey: 'sb_publishable_key' }).access.functions.invoke('live-health');
  expect(asked).toEqual(['Bearer the-token', 'Bearer anon-key', null]);
  expect(loads).toBe(0);
});

test('a session that another tab announces is ignored if this tab does not find it in the storage', async () => {
  const { sessions, access } = open({ sessionKey: 'sb-announced' });
  await access.client();
  const other = new BroadcastChannel('sb-announced');
  keep(hour);
  const session: unknown = JSON.parse(kept.get('sb-backend-auth-token') ?? '');
  other.postMessage({ event: 'SIGNED_IN', session });
  other.postMessage({ event: 'SIGNED_IN', session: null });
  const heard = vi.fn<() => void>();
  const { auth } = await access.client();
  const { data } = auth.onAuthStateChange(heard);
  // The tab's first event, and the two that the other tab announced.
  await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThanOrEqual(3));
  data.subscription.unsubscribe();
  other.close();
  expect(sessions).toEqual([visitor]);
});

test.each(['sb-backend-auth-token', null])(
  'before the client is loaded, the page follows the sign-ins and sign-outs of other tabs (stored under %s)',
  (key) => {
    const { sessions, end } = open({ storageEvents: window });
    const tell = (): unknown => window.dispatchEvent(new StorageEvent('storage', { key }));
    keep(hour);
    tell();
    kept.clear();
    tell();
    expect(sessions).toEqual([visitor, kari, { status: 'signed-out', reason: 'ended' }]);
    expect(loads).toBe(0);
    end();
    keep(hour);
    tell();
    expect(sessions).toHaveLength(3);
  },
);

test('the page ignores texts that another tab stores under another key', () => {
  const { sessions, end } = open({ storageEvents: window });
  keep(hour);
  window.dispatchEvent(new StorageEvent('storage', { key: 'tribunen-theme' }));
  expect(sessions).toEqual([visitor]);
  end();
});
