import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { demoCredentials, demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';

const site = 'https://demo.example.test';
const redirectTo = `${site}/results?demo=kampdag`;

function pkceClient(): SupabaseClient {
  return createClient(site, 'anonymous-key', {
    auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** Where an address leads on to, without going there. */
async function locationOf(address: string): Promise<URL> {
  const response = await fetch(address, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

async function linksOf(address: string): Promise<readonly URL[]> {
  const page = await (await fetch(await locationOf(address))).text();
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));
}

async function googleAddress(client: SupabaseClient): Promise<string> {
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options });
  const address = new URL(data.url ?? '');
  address.searchParams.delete('skip_http_redirect');
  return address.href;
}

test('a new password after a forgotten one: the mail, the link, the session, the password', async () => {
  const { client, backend } = await openTestNetwork();
  const here = client();
  expect((await here.auth.resetPasswordForEmail(demoCredentials.email, { redirectTo })).error).toBeNull();
  const [mail] = backend.auth.mailbox.mailsTo(demoCredentials.email);
  const back = await locationOf(mail?.link ?? '');
  expect(`${back.origin}${back.pathname}${back.search}`).toBe(redirectTo);
  const told = new URLSearchParams(back.hash.slice(1));
  expect(told.get('type')).toBe('recovery');
  const tokens = { access_token: told.get('access_token') ?? '', refresh_token: told.get('refresh_token') ?? '' };
  expect((await here.auth.setSession(tokens)).data.user?.id).toBe(demoSpectator.id);
  expect((await here.auth.updateUser({ password: 'Hjemmekamp#75' })).error).toBeNull();
});

test('nobody learns from a recovery whether an address is known', async () => {
  const { client, backend } = await openTestNetwork();
  expect((await client().auth.resetPasswordForEmail('kari@eksempel.no')).error).toBeNull();
  expect(backend.auth.mailbox.mailsTo('kari@eksempel.no')).toEqual([]);
});

test('a link is good once, and not for long', async () => {
  const { client, backend } = await openTestNetwork();
  const mailed = async (): Promise<string> => {
    await client().auth.resetPasswordForEmail(demoCredentials.email, { redirectTo });
    return backend.auth.mailbox.mailsTo(demoCredentials.email).at(-1)?.link ?? '';
  };
  const link = await mailed();
  await fetch(link, { redirect: 'manual' });
  expect((await locationOf(link)).hash).toContain('error_code=otp_expired');
  const late = await mailed();
  vi.setSystemTime(testNow + 3_601_000);
  expect((await locationOf(late)).hash).toContain('error_code=otp_expired');
});

test('by PKCE a recovery link gives a code, and the code a session', async () => {
  const { backend } = await openTestNetwork();
  const here = pkceClient();
  const events: string[] = [];
  here.auth.onAuthStateChange((event) => void events.push(event));
  await here.auth.resetPasswordForEmail(demoCredentials.email, { redirectTo });
  const back = await locationOf(backend.auth.mailbox.mailsTo(demoCredentials.email)[0]?.link ?? '');
  expect(back.hash).toBe('');
  const { data, error } = await here.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user?.id).toBe(demoSpectator.id);
  expect(events).toContain('PASSWORD_RECOVERY');
});

test('a code by mail signs in, and makes a user of who is none, unless it must not', async () => {
  const { client, backend } = await openTestNetwork();
  const email = 'ny@eksempel.no';
  const refused = await client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  expect(refused.error).toMatchObject({ status: 422, code: 'otp_disabled' });
  const here = client();
  expect((await here.auth.signInWithOtp({ email })).error).toBeNull();
  const [mail] = backend.auth.mailbox.mailsTo(email);
  expect((await here.auth.verifyOtp({ type: 'email', email, token: '000000x' })).error).toMatchObject({
    code: 'otp_expired',
  });
  const { data } = await here.auth.verifyOtp({ type: 'email', email, token: mail?.code ?? '' });
  expect(data.user).toMatchObject({ email, email_confirmed_at: new Date(testNow).toISOString() });
});

test('Google’s consent page shows the accounts, and the one that is chosen is signed in', async () => {
  await openTestNetwork();
  const here = pkceClient();
  const [marte, signe, cancel] = await linksOf(await googleAddress(here));
  expect(marte?.searchParams.get('demo')).toBe('kampdag');
  const { data, error } = await here.auth.exchangeCodeForSession(marte?.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id: demoSpectator.id, app_metadata: { providers: ['email', 'google'] } });
  expect(signe?.searchParams.get('code')).not.toBe(marte?.searchParams.get('code'));
  expect(cancel?.searchParams.get('error')).toBe('access_denied');
});

test('who comes by way of Google for the first time becomes a user, with the name that Google knows', async () => {
  const { backend } = await openTestNetwork();
  const here = pkceClient();
  const [, signe] = await linksOf(await googleAddress(here));
  expect(backend.database.auth.users.rows(({ email }) => email === 'signe@eksempel.no')).toEqual([]);
  const { data } = await here.auth.exchangeCodeForSession(signe?.searchParams.get('code') ?? '');
  expect(data.user).toMatchObject({
    email: 'signe@eksempel.no',
    user_metadata: { name: 'Signe Nyland' },
    app_metadata: { provider: 'google' },
  });
});

test('without PKCE the tokens come in the fragment', async () => {
  const { client } = await openTestNetwork();
  const here = client();
  const [marte] = await linksOf(await googleAddress(here));
  const told = new URLSearchParams(marte?.hash.slice(1));
  const tokens = { access_token: told.get('access_token') ?? '', refresh_token: told.get('refresh_token') ?? '' };
  expect((await here.auth.setSession(tokens)).data.user?.id).toBe(demoSpectator.id);
});

test('a code is of no use to who does not have the verifier, nor twice, nor late', async () => {
  const { backend } = await openTestNetwork();
  const verifier = 'a-verifier-that-is-long-enough-to-be-a-challenge';
  const codeFor = async (): Promise<string> => {
    const grant = await backend.auth.grant(demoCredentials.email, 'Marte', 'oauth', `plain:${verifier}`);
    return 'code' in grant ? grant.code : '';
  };
  const [early, late] = [await codeFor(), await codeFor()];
  await expect(backend.auth.exchange(early, 'another')).rejects.toMatchObject({ code: 'bad_code_verifier' });
  expect((await backend.auth.exchange(early, verifier)).user.id).toBe(demoSpectator.id);
  await expect(backend.auth.exchange(early, verifier)).rejects.toMatchObject({
    status: 404,
    code: 'flow_state_not_found',
  });
  vi.setSystemTime(testNow + 301_000);
  await expect(backend.auth.exchange(late, verifier)).rejects.toMatchObject({ code: 'flow_state_expired' });
});

test('a provider that is not set up is refused', async () => {
  await openTestNetwork();
  const response = await fetch(`${site}/auth/v1/authorize?provider=facebook`, { redirect: 'manual' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ msg: 'Unsupported provider: provider is not enabled' });
});

test('nobody is sent on to what is no page', async () => {
  await openTestNetwork();
  const query = new URLSearchParams({ provider: 'google', redirect_to: 'javascript:alert(1)' });
  const links = await linksOf(`${site}/auth/v1/authorize?${query}`);
  expect(links.map(({ origin, pathname }) => `${origin}${pathname}`)).toEqual([`${site}/`, `${site}/`, `${site}/`]);
});
