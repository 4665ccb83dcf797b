import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { demoCredentials, demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';
import { redirectTo } from '@tribunen/protocol';

const site = 'https://demo.example.test';
const place = `${site}/results?demo=kampdag`;

function pkceClient(): SupabaseClient {
  return createClient(site, 'anonymous-key', {
    auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** Requests an address, and returns the address to which it redirects. */
async function locationOf(address: string): Promise<URL> {
  const response = await fetch(address, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

async function linksOf(address: string): Promise<readonly URL[]> {
  const page = await (await fetch(await locationOf(address))).text();
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));
}

async function googleAddress(client: SupabaseClient): Promise<string> {
  const options = { redirectTo: place, skipBrowserRedirect: true };
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options });
  const address = new URL(data.url ?? '');
  address.searchParams.delete('skip_http_redirect');
  return address.href;
}

test('after a forgotten password a user receives a mail, opens its link, is signed in, and sets a new password', async () => {
  const { client, backend } = await openTestNetwork();
  const here = client();
  expect((await here.auth.resetPasswordForEmail(demoCredentials.email, { redirectTo: place })).error).toBeNull();
  const [mail] = backend.mailsTo(demoCredentials.email);
  const back = await locationOf(mail?.link ?? '');
  expect(`${back.origin}${back.pathname}${back.search}`).toBe(place);
  const received = new URLSearchParams(back.hash.slice(1));
  expect(received.get('type')).toBe('recovery');
  const tokens = {
    access_token: received.get('access_token') ?? '',
    refresh_token: received.get('refresh_token') ?? '',
  };
  expect((await here.auth.setSession(tokens)).data.user?.id).toBe(demoSpectator.id);
  expect((await here.auth.updateUser({ password: 'Hjemmekamp#75' })).error).toBeNull();
});

test('a link is valid once, and for a limited time', async () => {
  const { client, backend } = await openTestNetwork();
  const mailed = async (): Promise<string> => {
    await client().auth.resetPasswordForEmail(demoCredentials.email, { redirectTo: place });
    return backend.mailsTo(demoCredentials.email).at(-1)?.link ?? '';
  };
  const link = await mailed();
  await fetch(link, { redirect: 'manual' });
  expect((await locationOf(link)).hash).toContain('error_code=otp_expired');
  const late = await mailed();
  vi.setSystemTime(testNow + 3_601_000);
  expect((await locationOf(late)).hash).toContain('error_code=otp_expired');
});

test('with PKCE a recovery link redirects with a code, and the code opens a session', async () => {
  const { backend } = await openTestNetwork();
  const here = pkceClient();
  const events: string[] = [];
  here.auth.onAuthStateChange((event) => void events.push(event));
  await here.auth.resetPasswordForEmail(demoCredentials.email, { redirectTo: place });
  const back = await locationOf(backend.mailsTo(demoCredentials.email)[0]?.link ?? '');
  expect(back.hash).toBe('');
  const { data, error } = await here.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user?.id).toBe(demoSpectator.id);
  expect(events).toContain('PASSWORD_RECOVERY');
});

test('Google’s consent page shows the accounts, and the chosen account is signed in', async () => {
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

test('a first sign-in with Google makes an account, with the name that Google sends', async () => {
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
  const received = new URLSearchParams(marte?.hash.slice(1));
  const tokens = {
    access_token: received.get('access_token') ?? '',
    refresh_token: received.get('refresh_token') ?? '',
  };
  expect((await here.auth.setSession(tokens)).data.user?.id).toBe(demoSpectator.id);
});

test('a code is refused without the verifier, a second time, and when it is too old', async () => {
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

test('Google sign-in removes the password of an unconfirmed sign-up with the same address', async () => {
  const { client, backend } = await openTestNetwork();
  backend.auth.configure({ confirmEmail: true });
  const thief = { email: 'signe@eksempel.no', password: 'Kveldskamp#75' };
  await client().auth.signUp({ ...thief, options: { data: { name: 'En annen' } } });
  const here = pkceClient();
  const [, signe] = await linksOf(await googleAddress(here));
  const { data } = await here.auth.exchangeCodeForSession(signe?.searchParams.get('code') ?? '');
  expect(data.user).toMatchObject({
    user_metadata: { name: 'Signe Nyland' },
    app_metadata: { providers: ['google'] },
  });
  expect((await client().auth.signInWithPassword(thief)).error).toMatchObject({ code: 'invalid_credentials' });
});

test('every Google sign-in overwrites the name in the metadata', async () => {
  const { spectator } = await openTestNetwork();
  await (await spectator()).auth.updateUser({ data: { name: 'Marte S.', felt: 'A' } });
  const here = pkceClient();
  const [marte] = await linksOf(await googleAddress(here));
  const { data } = await here.auth.exchangeCodeForSession(marte?.searchParams.get('code') ?? '');
  expect(data.user?.user_metadata).toMatchObject({ name: demoSpectator.name, felt: 'A' });
});

test('a Google user who sets a password can sign in with either', async () => {
  const { client } = await openTestNetwork();
  const here = pkceClient();
  const [, signe] = await linksOf(await googleAddress(here));
  await here.auth.exchangeCodeForSession(signe?.searchParams.get('code') ?? '');
  const password = 'Kveldskamp#75';
  expect((await here.auth.updateUser({ password })).data.user?.app_metadata.providers).toEqual(['email', 'google']);
  expect((await client().auth.signInWithPassword({ email: 'signe@eksempel.no', password })).error).toBeNull();
});

test('where addresses must be confirmed, a code sent to a new address comes in the mail for sign-ups', async () => {
  const { client, backend } = await openTestNetwork();
  backend.auth.configure({ confirmEmail: true });
  const email = 'ny@eksempel.no';
  await client().auth.signInWithOtp({ email });
  const [mail] = backend.mailsTo(email);
  expect(mail?.purpose).toBe('signup');
  const proof = { email, token: mail?.code ?? '' };
  expect((await client().auth.verifyOtp({ ...proof, type: 'magiclink' })).error).toMatchObject({ code: 'otp_expired' });
  expect((await client().auth.verifyOtp({ ...proof, type: 'email' })).data.user?.email).toBe(email);
});

test('a sign-in code replaces a recovery code, and can be redeemed as one', async () => {
  const { client, backend } = await openTestNetwork();
  const { email } = demoCredentials;
  await client().auth.resetPasswordForEmail(email);
  expect((await client().auth.signInWithOtp({ email })).error).toMatchObject({ code: 'over_email_send_rate_limit' });
  vi.setSystemTime(testNow + 60_000);
  await client().auth.signInWithOtp({ email });
  const [recovery, magic] = backend.mailsTo(email);
  const verify = (token: string) => client().auth.verifyOtp({ type: 'recovery', email, token });
  expect((await verify(recovery?.code ?? '')).error).toMatchObject({ code: 'otp_expired' });
  expect((await verify(magic?.code ?? '')).data.user?.id).toBe(demoSpectator.id);
});

const asks = (redirect_to: string, headers = {}): Request =>
  new Request(`${site}/auth/v1/verify?${new URLSearchParams({ redirect_to })}`, { headers });
const project = {
  siteUrl: 'https://tribunen.example',
  redirectUrls: ['https://*.tribunen.example/**', 'https://felt.example/a?/*', 'tribunen://**'],
};

test.each([
  'https://tribunen.example/results?demo=kampdag#sted',
  'https://natt.tribunen.example/a/b/c?d=e#f',
  'https://felt.example/ab/c',
  'tribunen://kamp/1',
  'http://127.0.0.1:5173/auth',
  'http://[::1]:5173/',
])('«%s» is an allowed redirect', (asked) => {
  expect(redirectTo(project, asks(asked))).toBe(asked);
});

test.each([
  '',
  'ingen adresse',
  'javascript:alert(1)',
  'https://fremmed.example/',
  'http://tribunen.example/',
  'https://tribunen.example:8443/',
  'https://tribunen.example.fremmed.example/',
  'https://fremmed.example/#https://natt.tribunen.example/',
  'https://a.b.tribunen.example/',
  'https://felt.example/ab/c/d',
  'https://felt.example/a//c',
  'http://localhost:5173/',
  'http://10.0.0.1/',
  'http://2130706433/',
  'https://tribunen.example@fremmed.example/',
])('«%s» is not allowed, and leads to the site', (asked) => {
  expect(redirectTo(project, asks(asked))).toBe('https://tribunen.example');
});

test('without redirect_to the referring page is used, if it is allowed', () => {
  const referer = 'https://natt.tribunen.example/auth';
  expect(redirectTo(project, asks('', { referer }))).toBe(referer);
  expect(redirectTo(project, asks('', { referer: 'https://fremmed.example/' }))).toBe('https://tribunen.example');
});

test('for a site on localhost any port is allowed', () => {
  const local = { siteUrl: 'http://localhost:3000', redirectUrls: [] };
  expect(redirectTo(local, asks('http://localhost:5173/auth'))).toBe('http://localhost:5173/auth');
});

test('an unknown wildcard is an error', () => {
  const odd = { ...project, redirectUrls: ['https://{a,b}.example/'] };
  expect(() => redirectTo(odd, asks('https://a.example/'))).toThrow('no other wildcards');
});

test('the auth server redirects to web pages only', async () => {
  await openTestNetwork();
  const query = new URLSearchParams({ provider: 'google', redirect_to: 'javascript:alert(1)' });
  const links = await linksOf(`${site}/auth/v1/authorize?${query}`);
  expect(links.map(({ origin, pathname }) => `${origin}${pathname}`)).toEqual([`${site}/`, `${site}/`, `${site}/`]);
});
