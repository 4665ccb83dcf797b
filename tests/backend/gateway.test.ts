import { request } from 'node:http';
import { openPool } from '@tribunen/backend';
import { afterAll, expect, test } from 'vitest';
import { openBackend } from './openBackend.ts';

const backend = await openBackend({ confirmEmail: true, siteUrl: 'https://tribunen.example' });
afterAll(() => backend.stop());

type Asked = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

const ask = (path: string, { headers, ...init }: Asked = {}): Promise<Response> =>
  fetch(`${backend.url}${path}`, { ...init, headers: { apikey: backend.anonKey, ...headers } });
const json = { 'content-type': 'application/json' };

test.each(['/rest/v1/live_matches_new', '/auth/v1/user', '/realtime/v1/api/broadcast'])(
  'a request for %s without a key, or with a wrong key, is refused',
  async (path) => {
    const method = path.includes('realtime') ? 'POST' : 'GET';
    expect((await fetch(`${backend.url}${path}`, { method })).status).toBe(401);
    const wrong = await ask(path, { method, headers: { apikey: 'nei' } });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { message: 'Invalid API key' }]);
  },
);

test.each([
  ['refuses a token without a valid signature', 'Bearer a.b.c', 401],
  ['answers a request whose authorization has another scheme than Bearer', 'Basic bmVp', 200],
])('REST %s', async (_name, authorization, status) => {
  expect((await ask('/rest/v1/live_matches_new', { headers: { authorization } })).status).toBe(status);
});

test('a page of another origin may call the backend but not read the mails', async () => {
  const preflight = await fetch(`${backend.url}/rest/v1/user_follows`, {
    method: 'OPTIONS',
    headers: { origin: 'https://tribunen.example', 'access-control-request-headers': 'apikey,prefer' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'apikey,prefer']);
  expect((await ask('/rest/v1/live_matches_new')).headers.get('access-control-allow-origin')).toBe('*');
  expect((await ask('/mails')).headers.get('access-control-allow-origin')).toBeNull();
});

test('a body of more than eight million bytes is refused', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(8_100_000) });
  for (const path of ['/rest/v1/user_follows', '/auth/v1/signup']) {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${backend.url}${path}`, {
        method: 'POST',
        headers: { ...json, apikey: backend.anonKey },
      });
      // The response arrives before the whole body is sent, and then the connection is closed.
      sent.once('response', (answer) => resolve(answer.statusCode));
      sent.once('error', reject);
      sent.end(body);
    });
    expect([path, status]).toEqual([path, 413]);
  }
});

test('the backend answers an unknown path with 404, and an unknown method with 405', async () => {
  expect((await ask('/storage/v1/object')).status).toBe(404);
  expect((await ask('/functions/v1/nothing', { method: 'POST' })).status).toBe(404);
  expect((await ask('/rest/v1/user_follows', { method: 'PROPFIND' })).status).toBe(405);
});

test('a new user cannot sign in before opening the mailed link; the link leads to the site and signs the user in', async () => {
  const email = 'bekreft@eksempel.no';
  const credentials = JSON.stringify({ email, password: 'Kveldskamp#75' });
  const signIn = () => ask('/auth/v1/token?grant_type=password', { method: 'POST', headers: json, body: credentials });
  await ask('/auth/v1/signup', { method: 'POST', headers: json, body: credentials });
  expect((await signIn()).status).toBe(400);

  const page = await (await ask('/mails')).text();
  expect(page).toContain(email);
  const link = /href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const followed = await fetch(link, { redirect: 'manual' });
  expect(followed.headers.get('location')).toMatch(/^https:\/\/tribunen\.example\/?#access_token=/);
  expect((await signIn()).status).toBe(200);
});

test('the database stores a password only as its scrypt hash', async () => {
  const pool = openPool(backend.databaseUrl, 1);
  const { rows } = await pool.query<{ password: string }>('select password from auth.users where password is not null');
  expect(rows.length).toBeGreaterThan(0);
  for (const { password } of rows) expect(password).toMatch(/^scrypt\$16384\$8\$1\$/);
  await pool.end();
});
