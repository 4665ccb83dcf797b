import { expect, test, vi } from 'vitest';
import { askEarly, type EarlyRequest } from './askEarly.ts';
import { BackendAccess } from './BackendAccess.ts';
import { matchApi } from '../matchApi.ts';
import { toMatchId } from '@tribunen/domain';

const now = Date.parse('2026-11-21T14:30:00Z');
const url = 'https://example.supabase.co';
const report: EarlyRequest = { path: '/functions/v1/fetch-match', body: { id: '7' } };

/** The page's storage, with a session of Kari whose token expires at a moment; null for a visitor. */
function storageOf(expiresAtMs: number | null) {
  const user = { id: 'u1', app_metadata: {}, user_metadata: {} };
  const session = JSON.stringify({ access_token: 'token-of-kari', expires_at: (expiresAtMs ?? 0) / 1000, user });
  return { getItem: () => (expiresAtMs === null ? null : session), setItem: () => {}, removeItem: () => {} };
}

const signedIn = storageOf(now + 3_600_000);

/** A network that answers each request with its number. */
function countingNetwork() {
  let asked = 0;
  return vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ answer: (asked += 1) })));
}

const early = (ask: typeof fetch, storage = signedIn, requests: readonly EarlyRequest[] = [report]) =>
  askEarly({ url, anonKey: 'anon-key', storage }, () => requests, { now: () => now, ask });

const asKari = { method: 'POST', body: '{"id":"7"}', headers: { Authorization: 'Bearer token-of-kari' } };
const fetchMatch = `${url}${report.path}`;

test('a request is sent at once, and the first equal request of the app receives its answer', async () => {
  const ask = countingNetwork();
  const network = early(ask);
  expect(ask).toHaveBeenCalledOnce();
  await expect((await network(fetchMatch, asKari)).json()).resolves.toEqual({ answer: 1 });
  await expect((await network(fetchMatch, asKari)).json()).resolves.toEqual({ answer: 2 });
});

test.each([
  ['another body', { ...asKari, body: '{"id":"8"}' }],
  ['another sender', { ...asKari, headers: { Authorization: 'Bearer anon-key' } }],
  ['another method', { headers: asKari.headers }],
])('a request with %s is one of its own', async (_other, init) => {
  const network = early(countingNetwork());
  await expect((await network(fetchMatch, init)).json()).resolves.toEqual({ answer: 2 });
});

test('after a failed early request the app sends its own request', async () => {
  const ask = countingNetwork();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect((await early(ask)(fetchMatch, asKari)).json()).resolves.toEqual({ answer: 1 });
});

test('a refusal counts as an answer', async () => {
  const ask = countingNetwork();
  ask.mockResolvedValueOnce(Response.json({}, { status: 404 }));
  expect((await early(ask)(fetchMatch, asKari)).status).toBe(404);
  expect(ask).toHaveBeenCalledOnce();
});

test('an early answer that the app has not requested within fifteen seconds is dropped', async () => {
  vi.useFakeTimers();
  const network = early(countingNetwork());
  await vi.advanceTimersByTimeAsync(15_000);
  await expect((await network(fetchMatch, asKari)).json()).resolves.toEqual({ answer: 2 });
  vi.useRealTimers();
});

test('a visitor’s requests contain the key of the project', () => {
  const ask = countingNetwork();
  early(ask, storageOf(null));
  const headers = new Headers(ask.mock.calls[0]?.[1]?.headers);
  expect([headers.get('apikey'), headers.get('authorization')]).toEqual(['anon-key', 'Bearer anon-key']);
});

test('no early request is sent while the session has to be renewed first', () => {
  const ask = countingNetwork();
  early(ask, storageOf(now + 60_000));
  expect(ask).not.toHaveBeenCalled();
});

test('the app’s own call receives the early answer', async () => {
  const session = storageOf(Date.now() + 3_600_000);
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({}, { status: 404 })));
  const network = askEarly({ url, anonKey: 'anon-key', storage: session }, () => [report], { now: Date.now, ask });
  const access = new BackendAccess({ url, anonKey: 'anon-key', apiUrl: '/api', storage: session, fetch: network });
  const id = toMatchId('7');
  if (id === null) throw new Error('no id');
  await expect(matchApi.of(access).matchReport(id)).rejects.toThrow('404');
  expect(ask).toHaveBeenCalledOnce();
});
