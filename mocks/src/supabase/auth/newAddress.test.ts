import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import type { Backend } from '../../Backend.ts';
import { demoCredentials } from '../../demoSpectator.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';

const old = demoCredentials.email;
const address = 'marte.s@eksempel.no';

/** The latest mail to an address. */
function mailTo(backend: Backend, email: string) {
  const mail = backend.mailsTo(email).at(-1);
  if (mail === undefined) throw new Error(`No mail to ${email}`);
  return mail;
}

const confirm = (client: SupabaseClient, backend: Backend, email: string) =>
  client.auth.verifyOtp({ type: 'email_change', email, token: mailTo(backend, email).code });

/** Requests a link, and returns the address to which it redirects. */
async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

test.each([
  ['the old one', old, address],
  ['the new one', address, old],
])(
  'where addresses must be confirmed, both must confirm the change, and %s may come first',
  async (_name, first, second) => {
    const { spectator, client, backend } = await openTestNetwork();
    backend.auth.configure({ confirmEmail: true });
    const here = await spectator();
    await here.auth.updateUser({ email: address });
    const one = await confirm(client(), backend, first);
    expect(one.error).toBeNull();
    expect(one.data.session).toBeNull();
    expect((await here.auth.getUser()).data.user).toMatchObject({ email: old, new_email: address });
    const both = await confirm(client(), backend, second);
    expect(both.data.user).toMatchObject({
      email: address,
      identities: [{ email: address, identity_data: { email: address, email_verified: true } }],
    });
    expect(both.data.user).not.toHaveProperty('new_email');
    expect((await client().auth.signInWithPassword({ ...demoCredentials, email: address })).error).toBeNull();
    expect((await client().auth.signInWithPassword(demoCredentials)).error).not.toBeNull();
  },
);

test('where sign-ups need no confirmation, a link to either address completes the change, as in GoTrue, and the metadata keep the old address', async () => {
  const { spectator, client, backend } = await openTestNetwork();
  await (await spectator()).auth.updateUser({ email: address });
  const { data } = await confirm(client(), backend, old);
  expect(data.user).toMatchObject({ email: address, user_metadata: { email: old } });
  expect((await confirm(client(), backend, address)).error).toMatchObject({ code: 'otp_expired' });
});

test('the first link asks for the other confirmation, the second signs the user in', async () => {
  const { spectator, client, backend } = await openTestNetwork();
  backend.auth.configure({ confirmEmail: true });
  await (await spectator()).auth.updateUser({ email: address });
  const first = await follow(mailTo(backend, old).link);
  const received = new URLSearchParams(first.hash.slice(1));
  expect(received.get('message')).toBe(
    'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  );
  expect(received.get('access_token')).toBeNull();
  const second = new URLSearchParams((await follow(mailTo(backend, address).link)).hash.slice(1));
  expect(second.get('type')).toBe('email_change');
  const tokens = { access_token: second.get('access_token') ?? '', refresh_token: second.get('refresh_token') ?? '' };
  expect((await client().auth.setSession(tokens)).data.user?.email).toBe(address);
});

test('with PKCE the first link redirects with a message in the query, and the second with a code', async () => {
  const { backend } = await openTestNetwork();
  backend.auth.configure({ confirmEmail: true });
  const here = createClient('https://demo.example.test', 'anonymous-key', {
    auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  await here.auth.signInWithPassword(demoCredentials);
  await here.auth.updateUser({ email: address });
  expect((await follow(mailTo(backend, address).link)).searchParams.get('message')).toContain('the other email');
  const code = (await follow(mailTo(backend, old).link)).searchParams.get('code') ?? '';
  expect((await here.auth.exchangeCodeForSession(code)).data.user?.email).toBe(address);
});

test('resend mails both addresses again after a minute, and invalidates the earlier mails', async () => {
  const { spectator, client, backend } = await openTestNetwork();
  await (await spectator()).auth.updateUser({ email: address });
  const stale = mailTo(backend, address);
  const again = () => client().auth.resend({ type: 'email_change', email: old });
  expect((await again()).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  vi.setSystemTime(testNow + 60_000);
  expect((await again()).error).toBeNull();
  expect(backend.mailsTo(old)).toHaveLength(2);
  expect(await client().auth.verifyOtp({ type: 'email_change', token_hash: stale.token_hash })).toMatchObject({
    error: { code: 'otp_expired' },
  });
  expect((await confirm(client(), backend, address)).data.user?.email).toBe(address);
});

test('a change fails if somebody else has taken the address meanwhile', async () => {
  const { spectator, client, backend } = await openTestNetwork();
  const here = await spectator();
  await here.auth.updateUser({ email: address });
  await client().auth.signUp({ email: address, password: 'Kveldskamp#75' });
  expect((await confirm(client(), backend, old)).error).toMatchObject({ status: 500, message: 'Error confirm email' });
  expect((await here.auth.getUser()).data.user?.email).toBe(old);
});

test('a new password invalidates earlier mails', async () => {
  const { spectator, client, backend } = await openTestNetwork();
  const here = await spectator();
  await client().auth.resetPasswordForEmail(old);
  await here.auth.updateUser({ password: 'Hjemmekamp#75' });
  const proof = { type: 'recovery', email: old, token: mailTo(backend, old).code } as const;
  expect((await client().auth.verifyOtp(proof)).error).toMatchObject({ code: 'otp_expired' });
  expect((await client().auth.resetPasswordForEmail(old)).error).toBeNull();
});
