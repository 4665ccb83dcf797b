import { expect, test, vi } from 'vitest';
import { demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';

test('a refresh with a token older than the previous one counts as theft and ends the session', async () => {
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

test('within ten seconds a client may still use an older refresh token, and the current token stays valid', async () => {
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
  const [header, payload = '', signature] = data.session?.access_token.split('.') ?? [];
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, email: 'annen@eksempel.no' })).toString('base64url');
  const forged = `${header}.${changed}.${signature}`;
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

test('the token of a deleted user is answered with «user not found», although the user’s sessions are deleted too', async () => {
  const { backend } = await openTestNetwork();
  const { access_token } = await backend.auth.openSession(demoSpectator.id);
  await backend.database.auth.sessions.delete((row) => row.user_id === demoSpectator.id);
  await backend.database.auth.users.delete((row) => row.id === demoSpectator.id);
  const response = await ask('user', { headers: { authorization: `Bearer ${access_token}` } });
  expect(await response.json()).toMatchObject({ code: 'user_not_found' });
  await expect(backend.auth.openSession(demoSpectator.id)).rejects.toMatchObject({ code: 'user_not_found' });
});
