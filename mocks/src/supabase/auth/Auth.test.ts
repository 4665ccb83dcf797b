import { expect, test, vi } from 'vitest';
import { demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';
import { type Who, whoAsks } from '@tribunen/protocol';
import { signKey } from './demoTokens.ts';

test('a refresh token older than the previous one is a sign of theft and ends the session', async () => {
  const { backend } = await openTestNetwork();
  const { refresh_token } = await backend.auth.openSession(demoSpectator.id);
  const second = await backend.auth.refresh(refresh_token);
  const third = await backend.auth.refresh(second.refresh_token);
  vi.setSystemTime(testNow + 10_001);
  await expect(backend.auth.refresh(refresh_token)).rejects.toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  });
  await expect(backend.auth.refresh(third.refresh_token)).rejects.toMatchObject({ code: 'refresh_token_not_found' });
});

test('within ten seconds an older refresh token counts as a request that was under way, and the current token stays valid', async () => {
  const { backend } = await openTestNetwork();
  const { refresh_token } = await backend.auth.openSession(demoSpectator.id);
  const second = await backend.auth.refresh(refresh_token);
  const third = await backend.auth.refresh(second.refresh_token);
  vi.setSystemTime(testNow + 10_000);
  const late = await backend.auth.refresh(refresh_token);
  const live = backend.database.auth.refresh_tokens.rows((row) => row.revoked_at === null);
  expect(live.map((row) => row.token)).toEqual([third.refresh_token, late.refresh_token]);
  vi.setSystemTime(testNow + 60_000);
  await expect(backend.auth.refresh(third.refresh_token)).resolves.toMatchObject({ user: { id: demoSpectator.id } });
});

test('a token with a changed claim is refused', async () => {
  const { spectator, client } = await openTestNetwork();
  const { data } = await (await spectator()).auth.getSession();
  const [header, , signature] = data.session?.access_token.split('.') ?? [];
  const forged = `${header}.${btoa(JSON.stringify({ sub: demoSpectator.id, role: 'service_role' }))}.${signature}`;
  expect((await client().auth.getUser(forged)).error).toMatchObject({ status: 403, code: 'bad_jwt' });
});

test('a request that the auth mock does not know is answered with an explanation', async () => {
  await openTestNetwork();
  const response = await ask('factors', { method: 'POST', body: '{}' });
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({ message: 'The mock does not emulate POST /auth/v1/factors yet' });
});

const ask = (path: string, { headers, ...init }: RequestInit): Promise<Response> => {
  const versioned = new Headers(headers);
  versioned.set('x-supabase-api-version', '2024-01-01');
  versioned.set('apikey', 'key');
  return fetch(`https://demo.example.test/auth/v1/${path}`, { ...init, headers: versioned });
};

const tooLong = JSON.stringify({ email: 'ny@eksempel.no', password: `Kveldskamp#74${'x'.repeat(60)}` });

test.each([
  ['a body that is no JSON', 'token?grant_type=password', '{"email":', 400, 'bad_json'],
  ['no e-mail address', 'token?grant_type=password', '{}', 400, 'validation_failed'],
  ['no refresh token', 'token?grant_type=refresh_token', '{}', 400, 'validation_failed'],
  [
    'a refresh token that is none',
    'token?grant_type=refresh_token',
    '{"refresh_token":"<script>"}',
    400,
    'validation_failed',
  ],
  ['a grant that is none', 'token?grant_type=magic', '{}', 400, 'unsupported_grant_type'],
  ['no grant', 'token', '{}', 400, 'unsupported_grant_type'],
  ['a grant that the mock does not know', 'token?grant_type=id_token', '{}', 501, 'not_emulated'],
  ['an exchange without a code', 'token?grant_type=pkce', '{}', 400, 'validation_failed'],
  ['an address that is a number', 'token?grant_type=password', '{"email":7}', 400, 'bad_json'],
  ['a verification of nothing', 'verify', '{"type":"signup"}', 400, 'validation_failed'],
  ['a verification of no kind', 'verify', '{"type":"wave","token_hash":"x"}', 400, 'validation_failed'],
  ['a verification by both', 'verify', '{"type":"signup","token":"1","token_hash":"x"}', 400, 'validation_failed'],
  ['a code of no address', 'verify', '{"type":"signup","token":"123456"}', 400, 'validation_failed'],
  ['a link of an address', 'verify', '{"type":"signup","token_hash":"x","email":"a@b.no"}', 400, 'validation_failed'],
  ['a resending of no kind', 'resend', '{"type":"recovery","email":"a@eksempel.no"}', 400, 'validation_failed'],
  ['half a challenge', 'recover', '{"email":"a@eksempel.no","code_challenge":"x"}', 400, 'validation_failed'],
  ['a password of 73 letters', 'signup', tooLong, 400, 'validation_failed'],
  ['a sign-out of some', 'logout?scope=some', '', 400, 'validation_failed'],
  ['a sign-out of nobody', 'logout?scope=local', '', 401, 'no_authorization'],
])('%s is refused', async (_name, path, body, status, code) => {
  await openTestNetwork();
  const response = await ask(path, { method: 'POST', body });
  expect(response.status).toBe(status);
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await response.json()).toEqual({ code, message: expect.any(String) });
});

const phone = '+4790000000';

test.each([
  ['a sign-up', 'POST', 'signup', { phone, password: 'Kveldskamp#75' }],
  ['a sign-in', 'POST', 'token?grant_type=password', { phone, password: 'Kveldskamp#75' }],
  ['a code', 'POST', 'otp', { phone, channel: 'sms' }],
  ['a code to be sent again', 'POST', 'resend', { phone, type: 'sms' }],
  ['a code that was sent', 'POST', 'verify', { phone, token: '123456', type: 'sms' }],
  ['a user’s own number', 'PUT', 'user', { phone }],
])('%s by phone is answered with 501', async (_name, method, path, body) => {
  const { backend } = await openTestNetwork();
  const { access_token } = await backend.auth.openSession(demoSpectator.id);
  const headers = { authorization: `Bearer ${access_token}` };
  const response = await ask(path, { method, headers, body: JSON.stringify(body) });
  expect(response.status).toBe(501);
  expect(await response.json()).toEqual({
    code: 'not_emulated',
    message: 'The mock does not emulate phones yet',
  });
});

test('a project key stands for its role, any other key for a visitor, and a foreign token is refused', async () => {
  const { backend } = await openTestNetwork();
  const read = async (key: string, bearer = key): Promise<Who | number> => {
    const headers = { apikey: key, authorization: `Bearer ${bearer}` };
    const who = await whoAsks(backend.auth, new Request('https://demo.example.test/rest/v1/user_follows', { headers }));
    return who instanceof Response ? who.status : who;
  };
  expect(await read(await signKey('service_role'))).toEqual({ role: 'service_role' });
  expect(await read('any-key', await signKey('service_role'))).toEqual({ role: 'service_role' });
  expect(await read(await signKey('anon'))).toEqual({ role: 'anon' });
  expect(await read('any-key')).toEqual({ role: 'anon' });
  expect(await read('any-key', 'a.b.c')).toBe(401);
});

test('REST accepts a token for half a minute after its expiry; functions and realtime do not', async () => {
  const { backend } = await openTestNetwork();
  const { access_token } = await backend.auth.openSession(demoSpectator.id);
  const askOf = async (service: string): Promise<number> => {
    const url = `https://demo.example.test/${service}`;
    const headers = { apikey: 'k', authorization: `Bearer ${access_token}` };
    const who = await whoAsks(backend.auth, new Request(url, { headers }));
    return who instanceof Response ? who.status : 200;
  };
  vi.setSystemTime(testNow + 3_600_000);
  expect(await askOf('rest/v1/user_follows')).toBe(200);
  expect(await askOf('functions/v1/live-health')).toBe(401);
  expect(await askOf('realtime/v1/api/broadcast')).toBe(401);
  vi.setSystemTime(testNow + 3_631_000);
  expect(await askOf('rest/v1/user_follows')).toBe(401);
});

test('auth refuses an access token from the second it expires', async () => {
  const { backend } = await openTestNetwork();
  const { access_token } = await backend.auth.openSession(demoSpectator.id);
  vi.setSystemTime(testNow + 3_600_000);
  const response = await ask('user', { headers: { authorization: `Bearer ${access_token}` } });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'bad_jwt', message: expect.stringContaining('expired') });
});

test('a deleted user is not found, although their sessions are gone too', async () => {
  const { backend } = await openTestNetwork();
  const { access_token } = await backend.auth.openSession(demoSpectator.id);
  await backend.database.auth.sessions.delete((row) => row.user_id === demoSpectator.id);
  await backend.database.auth.users.delete((row) => row.id === demoSpectator.id);
  const response = await ask('user', { headers: { authorization: `Bearer ${access_token}` } });
  expect(await response.json()).toMatchObject({ code: 'user_not_found' });
  await expect(backend.auth.openSession(demoSpectator.id)).rejects.toMatchObject({ code: 'user_not_found' });
});

test('signing out of a session that has ended is an error', async () => {
  const { backend } = await openTestNetwork();
  const { access_token } = await backend.auth.openSession(demoSpectator.id);
  const signOut = (): Promise<Response> =>
    ask('logout', { method: 'POST', headers: { authorization: `Bearer ${access_token}` } });
  expect((await signOut()).status).toBe(204);
  const again = await signOut();
  expect(again.status).toBe(403);
  expect(await again.json()).toMatchObject({ code: 'session_not_found' });
});

test.each([
  ['POST', 'token?grant_type=password', 401],
  ['GET', 'user', 401],
  ['GET', 'verify?token=x&type=signup', 303],
  ['GET', 'authorize?provider=google', 302],
  ['GET', 'google', 200],
])('%s %s without a key is answered with %i', async (method, path, status) => {
  const { backend } = await openTestNetwork();
  const response = await backend.answer(new Request(`https://demo.example.test/auth/v1/${path}`, { method }));
  expect(response.status).toBe(status);
});
