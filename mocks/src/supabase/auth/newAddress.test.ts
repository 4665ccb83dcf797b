import { type SupabaseClient } from '@supabase/supabase-js';
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
  'if addresses must be confirmed, a new address is in use once both addresses have confirmed it, %s first',
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

test('the first of the two mailed links asks for the other confirmation, and the second signs the user in', async () => {
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

test('`resend` is refused within a minute; after that it mails both addresses again and invalidates the earlier mails', async () => {
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
