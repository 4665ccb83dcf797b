import { expect, test, vi } from 'vitest';
import { demoCredentials } from '../../demoSpectator.ts';
import { openTestNetwork, testNow } from '../../testing/openTestNetwork.ts';

const newcomer = { email: 'Ny@Eksempel.no', password: 'Kveldskamp#75' };
const address = 'ny@eksempel.no';

test('two people sign up with the same address at the same moment, and the second is refused', async () => {
  const { client, backend } = await openTestNetwork();
  const both = await Promise.all([client().auth.signUp(newcomer), client().auth.signUp(newcomer)]);
  expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  expect(backend.database.auth.users.rows((row) => row.email === address)).toHaveLength(1);
});

test.each([
  ['too short', 'Kort#7a', ['length']],
  ['all of one kind', 'kveldskampene', ['characters']],
  ['both', 'kort', ['length', 'characters']],
])('a password that is %s is weak, and the answer gives the reasons', async (_name, password, reasons) => {
  const { client } = await openTestNetwork();
  const { error } = await client().auth.signUp({ ...newcomer, password });
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', reasons });
});

test.each([
  ['no password', { ...newcomer, password: '' }, 400, 'validation_failed'],
  ['no address', { ...newcomer, email: '' }, 422, 'anonymous_provider_disabled'],
])('a sign-up with %s is refused and creates no user', async (_name, credentials, status, code) => {
  const { client, backend } = await openTestNetwork();
  const before = backend.database.auth.users.rows().length;
  expect((await client().auth.signUp(credentials)).error).toMatchObject({ status, code });
  expect(backend.database.auth.users.rows()).toHaveLength(before);
});

test('nobody can sign up when sign-ups are disabled', async () => {
  const { client, backend } = await openTestNetwork();
  backend.auth.configure({ signUps: false });
  expect((await client().auth.signUp(newcomer)).error).toMatchObject({ status: 422, code: 'signup_disabled' });
});

test('where new users must confirm their address, a sign-up creates a user without a session, and the code in the mail opens the session', async () => {
  const { client, backend } = await openTestNetwork();
  backend.auth.configure({ confirmEmail: true });
  const here = client();
  const { data, error } = await here.auth.signUp(newcomer);
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email: address,
    confirmation_sent_at: new Date(testNow).toISOString(),
    user_metadata: { email_verified: false },
  });
  expect(data.user).not.toHaveProperty('email_confirmed_at');
  expect(data.user).not.toHaveProperty('last_sign_in_at');
  expect((await here.auth.signInWithPassword(newcomer)).error).toMatchObject({ code: 'email_not_confirmed' });

  const [mail] = backend.mailsTo(address);
  const confirmed = await here.auth.verifyOtp({ type: 'signup', email: address, token: mail?.code ?? '' });
  expect(confirmed.error).toBeNull();
  expect(confirmed.data.user).toMatchObject({
    email_confirmed_at: expect.any(String),
    user_metadata: { email_verified: true },
    identities: [{ identity_data: { email_verified: true } }],
  });
  expect((await client().auth.signInWithPassword(newcomer)).error).toBeNull();
});

test('where addresses must be confirmed, the answer to a sign-up does not show that an address is taken', async () => {
  const { client, backend } = await openTestNetwork();
  backend.auth.configure({ confirmEmail: true });
  const { data, error } = await client().auth.signUp({ ...newcomer, email: demoCredentials.email });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: demoCredentials.email,
    confirmation_sent_at: expect.any(String),
    identities: [],
  });
  expect(data.user).not.toHaveProperty('email_confirmed_at');
  expect(data.user?.created_at).toBe(new Date(testNow).toISOString());
  expect(backend.database.auth.users.rows((row) => row.id === data.user?.id)).toEqual([]);
  expect(backend.mailsTo(demoCredentials.email)).toEqual([]);
});

test('the confirmation is sent again on request, but not at once', async () => {
  const { client, backend } = await openTestNetwork();
  backend.auth.configure({ confirmEmail: true });
  await client().auth.signUp(newcomer);
  const again = () => client().auth.resend({ type: 'signup', email: address });
  vi.setSystemTime(testNow + 20_000);
  expect((await again()).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'For security purposes, you can only request this after 40 seconds.',
  });
  vi.setSystemTime(testNow + 61_000);
  expect((await again()).error).toBeNull();
  const [first, second] = backend.mailsTo(address);
  const hash = first?.token_hash ?? '';
  const stale = await client().auth.verifyOtp({ type: 'signup', token_hash: hash });
  expect(stale.error).toMatchObject({ status: 403, code: 'otp_expired' });
  const fresh = await client().auth.verifyOtp({ type: 'signup', token_hash: second?.token_hash ?? '' });
  expect(fresh.error).toBeNull();
});

test('a new password ends the other sessions of the user', async () => {
  const { spectator } = await openTestNetwork();
  const [here, elsewhere] = [await spectator(), await spectator()];
  expect((await here.auth.updateUser({ password: 'Hjemmekamp#75' })).error).toBeNull();
  expect((await here.auth.getUser()).error).toBeNull();
  expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
});

test.each([
  ['a weak password', { password: 'kort' }, 'weak_password'],
  ['an address that is none', { email: 'jonas' }, 'validation_failed'],
])('a user is refused %s, and stays unchanged', async (_name, change, code) => {
  const { spectator, backend } = await openTestNetwork();
  const here = await spectator();
  const before = structuredClone(backend.database.auth.users.rows());
  expect((await here.auth.updateUser(change)).error).toMatchObject({ code });
  expect(backend.database.auth.users.rows()).toEqual(before);
});

test('too many requests are answered with a time to wait', async () => {
  const { client, backend } = await openTestNetwork();
  backend.auth.configure({ requestsPerFiveMinutes: 2 });
  const signIn = async () => (await client().auth.signInWithPassword(demoCredentials)).error;
  expect([await signIn(), await signIn()]).toEqual([null, null]);
  expect(await signIn()).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  });
  vi.setSystemTime(testNow + 300_000);
  expect(await signIn()).toBeNull();
});
