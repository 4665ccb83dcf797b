import { expect } from 'vitest';
import { password, type ServiceScene } from '../ServiceScene.ts';
import type { ServiceTests } from './ServiceTests.ts';

const versioned = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };

async function newcomer({ client, newAddress }: ServiceScene) {
  const email = newAddress();
  const here = client();
  const { data, error } = await here.auth.signUp({ email, password });
  expect(error).toBeNull();
  if (data.session === null) throw new Error('no session');
  return { email, here, session: data.session };
}

/** The code of a refusal, in the new form or in the old form. Another test checks which form a client receives. */
async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) return undefined;
  return 'error_code' in body ? body.error_code : 'code' in body ? body.code : undefined;
}

function claimsOf(token: string): unknown {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return JSON.parse(atob(payload));
}

export const authTests: ServiceTests = {
  'auth: a user who signs up is signed in, and receives their user object': async ({ owner }) => {
    const { data } = await owner.client.auth.getUser();
    expect(data.user).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      aud: 'authenticated',
      role: 'authenticated',
      email: owner.email,
      phone: '',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Tilskuer' },
      is_anonymous: false,
    });
    // GoTrue leaves out a field whose event has not happened.
    expect(data.user).not.toHaveProperty('new_email');
    expect(data.user).not.toHaveProperty('confirmation_sent_at');
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', user_id: owner.id, identity_data: { sub: owner.id } },
    ]);
  },
  'auth: the metadata of a new user contains the address, marked as verified': async ({ owner }) => {
    const { data } = await owner.client.auth.getUser();
    expect(data.user?.user_metadata).toEqual({
      name: 'Tilskuer',
      sub: owner.id,
      email: owner.email,
      email_verified: true,
      phone_verified: false,
    });
  },
  'auth: a session has a bearer token that lasts an hour, and a refresh token': async (scene) => {
    const { session } = await newcomer(scene);
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, refresh_token: expect.any(String) });
    expect(Math.abs((session.expires_at ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(60);
  },
  'auth: an access token is a JWT that identifies its user': async (scene) => {
    const { session, email } = await newcomer(scene);
    expect(claimsOf(session.access_token)).toMatchObject({
      sub: session.user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      session_id: expect.any(String),
      iat: expect.any(Number),
      exp: session.expires_at,
    });
  },
  'auth: an access token says who issued it, and how the user signed in': async (scene) => {
    const { session } = await newcomer(scene);
    expect(claimsOf(session.access_token)).toMatchObject({
      iss: expect.any(String),
      phone: '',
      app_metadata: { provider: 'email' },
      user_metadata: expect.any(Object),
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      is_anonymous: false,
    });
  },
  'auth: an address is stored in lower case': async ({ client, newAddress }) => {
    const email = newAddress();
    await client().auth.signUp({ email: email.toUpperCase(), password });
    const { data } = await client().auth.signInWithPassword({ email, password });
    expect(data.user?.email).toBe(email);
  },
  'auth: a sign-up with an address that has an account is refused': async ({ client, owner }) => {
    const { error } = await client().auth.signUp({ email: owner.email, password });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
  },
  'auth: a sign-up with a malformed address is refused': async ({ client }) => {
    const { error } = await client().auth.signUp({ email: 'tilskuer@', password });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  },
  'auth: a sign-up with a weak password is refused, with the reasons': async ({ client, newAddress }) => {
    const { error } = await client().auth.signUp({ email: newAddress(), password: 'kort' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password' });
    expect(error).toMatchObject({ reasons: expect.arrayContaining(['length']) });
  },
  'auth: a wrong password and an unknown address are refused with the same message': async ({
    client,
    owner,
    newAddress,
  }) => {
    for (const email of [owner.email, newAddress()]) {
      const { error } = await client().auth.signInWithPassword({ email, password: 'Kveldskamp#76' });
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
    }
  },
  'auth: with the version header a refusal has a code, a message and the same header': async ({ ask, owner }) => {
    const body = JSON.stringify({ email: owner.email, password: 'x' });
    const response = await ask('auth/v1/token?grant_type=password', { method: 'POST', headers: versioned, body });
    expect(response.status).toBe(400);
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await response.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  },
  'auth: without the version header a refusal has the old form': async ({ ask, owner }) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: owner.email, password: 'x' });
    const response = await ask('auth/v1/token?grant_type=password', { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  },
  'auth: a body that is not JSON is refused': async ({ ask }) => {
    const path = 'auth/v1/token?grant_type=password';
    const response = await ask(path, { method: 'POST', headers: versioned, body: '{"email":' });
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('bad_json');
  },
  'auth: a refresh gives new tokens for the same session': async (scene) => {
    const { here, session } = await newcomer(scene);
    const { data, error } = await here.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.user?.id).toBe(session.user.id);
  },
  'auth: two clients that refresh with one token receive the same new token': async (scene) => {
    const { session } = await newcomer(scene);
    const refresh = async () => (await scene.client().auth.refreshSession(session)).data.session?.refresh_token;
    const first = await refresh();
    expect(first).toEqual(expect.any(String));
    expect(await refresh()).toBe(first);
  },
  'auth: an unknown refresh token is not found': async (scene) => {
    const { session } = await newcomer(scene);
    // Reverses a real token, so that it has the right shape and belongs to no session.
    const refresh_token = [...session.refresh_token].toReversed().join('');
    const { error } = await scene.client().auth.refreshSession({ refresh_token });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  },
  'auth: signing out with the scope «local» ends only this session': async (scene) => {
    const { email, here, session } = await newcomer(scene);
    const elsewhere = scene.client();
    await elsewhere.auth.signInWithPassword({ email, password });
    expect((await here.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect((await scene.client().auth.refreshSession(session)).error).toMatchObject({
      code: 'refresh_token_not_found',
    });
    expect((await elsewhere.auth.getUser()).error).toBeNull();
  },
  'auth: signing out with the scope «others» ends all sessions except this one': async (scene) => {
    const { email, here } = await newcomer(scene);
    const elsewhere = scene.client();
    await elsewhere.auth.signInWithPassword({ email, password });
    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
  },
  'auth: the token of an ended session no longer returns the user': async (scene) => {
    const { here, session } = await newcomer(scene);
    await here.auth.signOut();
    const { error } = await scene.client().auth.getUser(session.access_token);
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
  },
  'auth: a malformed token and a missing token are refused with different codes': async ({ ask }) => {
    const bad = await ask('auth/v1/user', { headers: { ...versioned, authorization: 'Bearer abc.def.ghi' } });
    expect(bad.status).toBe(403);
    expect(await codeOf(bad)).toBe('bad_jwt');
    const none = await ask('auth/v1/user', { headers: versioned });
    expect(none.status).toBe(401);
    expect(await codeOf(none)).toBe('no_authorization');
  },
  'auth: a user can add metadata, and remove a key by setting it to null': async (scene) => {
    const { here } = await newcomer(scene);
    await here.auth.updateUser({ data: { name: 'Ny', nick: 'N' } });
    const { data } = await here.auth.updateUser({ data: { nick: null, felt: 'A' } });
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ny', felt: 'A' });
    expect(data.user?.user_metadata).not.toHaveProperty('nick');
  },
  'auth: after a change of password only the new password signs the user in': async (scene) => {
    const { email, here } = await newcomer(scene);
    expect((await here.auth.updateUser({ password: 'Hjemmekamp#75' })).error).toBeNull();
    const signIn = (word: string) => scene.client().auth.signInWithPassword({ email, password: word });
    expect((await signIn(password)).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn('Hjemmekamp#75')).error).toBeNull();
  },
  'auth: a new password that equals the old one is refused': async (scene) => {
    const { here } = await newcomer(scene);
    expect((await here.auth.updateUser({ password })).error).toMatchObject({ status: 422, code: 'same_password' });
  },
  'auth: a change to another user’s address is refused': async (scene) => {
    const { here } = await newcomer(scene);
    const { error } = await here.auth.updateUser({ email: scene.owner.email });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  },
  'auth: only the old address signs the user in until a change of address is confirmed': async (scene) => {
    const { email, here } = await newcomer(scene);
    const new_email = scene.newAddress();
    const { data, error } = await here.auth.updateUser({ email: new_email });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email, email_change_sent_at: expect.any(String) });
    expect((await scene.client().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await scene.client().auth.signInWithPassword({ email: new_email, password })).error).not.toBeNull();
  },
  'auth: a change of address is mailed to both addresses': async (scene) => {
    const { codeMailedTo } = scene.target;
    if (codeMailedTo === null) return;
    const { email, here } = await newcomer(scene);
    const wanted = scene.newAddress();
    await here.auth.updateUser({ email: wanted });
    const code = expect.stringMatching(/^\d{6}$/);
    expect([await codeMailedTo(email), await codeMailedTo(wanted)]).toEqual([code, code]);
    expect(await codeMailedTo(email)).not.toBe(await codeMailedTo(wanted));
  },
  'auth: where sign-ups need no confirmation, one confirmation completes a change of address': async (scene) => {
    const { codeMailedTo } = scene.target;
    if (codeMailedTo === null) return;
    const { email, here } = await newcomer(scene);
    const wanted = scene.newAddress();
    await here.auth.updateUser({ email: wanted });
    const proof = { type: 'email_change', email, token: (await codeMailedTo(email)) ?? '' } as const;
    const { data } = await scene.client().auth.verifyOtp(proof);
    expect(data.user?.email).toBe(wanted);
    expect((await scene.client().auth.signInWithPassword({ email: wanted, password })).error).toBeNull();
  },
  'auth: a second change of address within a minute is refused': async (scene) => {
    const { here } = await newcomer(scene);
    await here.auth.updateUser({ email: scene.newAddress() });
    const { error } = await here.auth.updateUser({ email: scene.newAddress() });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  },
  'auth: the server refuses a call with a phone number instead of ignoring the number': async (scene) => {
    const { here } = await newcomer(scene);
    const phone = '+4790000000';
    expect((await here.auth.updateUser({ phone })).error).not.toBeNull();
    expect((await scene.client().auth.signUp({ phone, password })).error).not.toBeNull();
    expect((await scene.client().auth.signInWithOtp({ phone })).error).not.toBeNull();
  },
  'auth: the service key is refused as the token of a user': async ({ target, client }) => {
    if (target.serviceKey === null) return;
    const { error } = await client().auth.getUser(target.serviceKey);
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  },
  'auth: a recovery for an unknown address succeeds, so that it reveals no accounts': async ({
    client,
    newAddress,
  }) => {
    expect((await client().auth.resetPasswordForEmail(newAddress())).error).toBeNull();
  },
  'auth: a code that was never sent is refused': async ({ client, owner }) => {
    const { error } = await client().auth.verifyOtp({ type: 'recovery', email: owner.email, token: '000000' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  },
  'auth: a mailed code signs the user in, once': async ({ client, newAddress, target }) => {
    if (target.codeMailedTo === null) return;
    const email = newAddress();
    expect((await client().auth.signInWithOtp({ email })).error).toBeNull();
    const proof = { type: 'magiclink', email, token: (await target.codeMailedTo(email)) ?? '' } as const;
    expect((await client().auth.verifyOtp(proof)).data.user?.email).toBe(email);
    expect((await client().auth.verifyOtp(proof)).error).toMatchObject({ code: 'otp_expired' });
  },
  'auth: a mailed sign-in code is also accepted with the type «email»': async ({ client, newAddress, target }) => {
    if (target.codeMailedTo === null) return;
    const email = newAddress();
    await client().auth.signInWithOtp({ email });
    const proof = { type: 'email', email, token: (await target.codeMailedTo(email)) ?? '' } as const;
    expect((await client().auth.verifyOtp(proof)).data.user?.email).toBe(email);
  },
  'auth: a recovery by code lets the user set a new password': async (scene) => {
    if (scene.target.codeMailedTo === null) return;
    const { email } = await newcomer(scene);
    const here = scene.client();
    const events: string[] = [];
    here.auth.onAuthStateChange((event) => void events.push(event));
    await here.auth.resetPasswordForEmail(email);
    const token = (await scene.target.codeMailedTo(email)) ?? '';
    expect((await here.auth.verifyOtp({ type: 'recovery', email, token })).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await here.auth.updateUser({ password: 'Hjemmekamp#75' })).error).toBeNull();
  },
  'auth: a code for an unknown address is refused if the call may not create a user': async ({
    client,
    newAddress,
  }) => {
    const { error } = await client().auth.signInWithOtp({ email: newAddress(), options: { shouldCreateUser: false } });
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
  },
  'auth: an expired link redirects to the site with the reason': async ({ ask, target }) => {
    const back = encodeURIComponent(`${target.url}/`);
    const response = await ask(`auth/v1/verify?token=abc&type=signup&redirect_to=${back}`);
    expect(response.status).toBe(303);
    const received = new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
    expect(received.get('error')).toBe('access_denied');
    expect(received.get('error_code')).toBe('otp_expired');
  },
  'auth: a link never redirects to a foreign host': async ({ ask }) => {
    const foreign = encodeURIComponent('https://fremmed.example/');
    const response = await ask(`auth/v1/verify?token=abc&type=signup&redirect_to=${foreign}`);
    expect(response.status).toBe(303);
    expect(new URL(response.headers.get('location') ?? '').host).not.toBe('fremmed.example');
  },
  'auth: a sign-in with Google redirects, and any other provider is refused': async ({ ask, client, target }) => {
    const options = { redirectTo: `${target.url}/`, skipBrowserRedirect: true };
    const { data } = await client('pkce').auth.signInWithOAuth({ provider: 'google', options });
    const asked = new URL(data.url ?? '');
    asked.searchParams.delete('skip_http_redirect');
    const google = await ask(`auth/v1/authorize${asked.search}`);
    expect(google.status).toBe(302);
    const other = await ask('auth/v1/authorize?provider=facebook', { headers: versioned });
    expect(other.status).toBe(400);
    expect(await codeOf(other)).toBe('validation_failed');
  },
  'auth: an exchange code that the server never issued is refused': async ({ ask }) => {
    const body = JSON.stringify({ auth_code: crypto.randomUUID(), code_verifier: 'x'.repeat(64) });
    const response = await ask('auth/v1/token?grant_type=pkce', { method: 'POST', headers: versioned, body });
    expect(response.status).toBe(404);
    expect(await codeOf(response)).toBe('flow_state_not_found');
  },
};
