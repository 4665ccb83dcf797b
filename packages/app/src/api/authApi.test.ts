// @vitest-environment node
import { demoCredentials } from '@tribunen/mocks/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestSite, sessionsOf, siteAddress, TestBrowser, whereLinkLeads } from '../testing/openTestSite.ts';
import { AuthFailure } from './auth/AuthFailure.ts';
import { authApi } from './authApi.ts';
import { BackendAccess } from './access/BackendAccess.ts';
import { BackendFailure } from './access/BackendFailure.ts';
import { homeApi } from './homeApi.ts';
import { pushApi } from './pushApi.ts';
import { SafeStorage } from '../lib/storage/SafeStorage.ts';

const { email, password } = demoCredentials;
const newcomer = { email: 'ny@eksempel.no', password: 'Vinterkveld#74' };
const returnTo = siteAddress('/auth?demo=utlogget');
const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  complaints.mockReset();
});

const authOf = (access: BackendAccess) => authApi.of(access);

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

test('a spectator who signs in stays signed in on the next page', async () => {
  await openTestSite();
  const browser = new TestBrowser();
  const page = browser.open();
  const sessions = sessionsOf(page);
  await authOf(page).signIn(email, password);
  await vi.waitFor(() => expect(sessions.at(-1)).toMatchObject({ status: 'signed-in', user: { email } }));
  expect(sessionsOf(browser.open())).toMatchObject([{ status: 'signed-in', user: { email }, isRecovering: false }]);
});

test('a refusal has the auth server’s message and code', async () => {
  await openTestSite();
  const failure = await failureOf(authOf(new TestBrowser().open()).signIn(email, 'Feil passord#74'));
  expect(failure).toBeInstanceOf(AuthFailure);
  expect(failure).toMatchObject({
    message: 'Invalid login credentials',
    code: 'invalid_credentials',
    status: 400,
    retryAfterMs: null,
  });
});

test.each([
  ['no network', { kind: 'offline' }, null],
  ['a broken gateway', { kind: 'status', status: 502 }, 502],
  ['a page that is no JSON', { kind: 'html' }, null],
  ['JSON that is cut off', { kind: 'broken-json' }, null],
] as const)('%s is no refusal of the auth server', async (_what, fault, status) => {
  const { backend } = await openTestSite();
  backend.faults.set('auth/token', fault);
  const failure = await failureOf(authOf(new TestBrowser().open()).signIn(email, password));
  expect(failure).toBeInstanceOf(BackendFailure);
  expect(failure).not.toBeInstanceOf(AuthFailure);
  expect(failure).toMatchObject({ status });
});

test('a refusal of too many requests has the wait, and the auth server’s message unchanged', async () => {
  const { backend } = await openTestSite();
  const auth = authOf(new TestBrowser().open());
  backend.faults.set('auth/token', { kind: 'status', status: 429, retryAfterSeconds: 30 });
  expect(await failureOf(auth.signIn(email, password))).toMatchObject({ status: 429, retryAfterMs: 30_000 });
  backend.faults.clear();
  backend.auth.configure({ requestsPerFiveMinutes: 0 });
  expect(await failureOf(auth.signIn(email, password))).toMatchObject({
    message: 'Request rate limit reached',
    code: 'over_request_rate_limit',
    retryAfterMs: null,
  });
});

test('the wait before the next mail is read from the server’s message', async () => {
  await openTestSite();
  const auth = authOf(new TestBrowser().open());
  await auth.requestRecovery(email, returnTo);
  expect(await failureOf(auth.requestRecovery(email, returnTo))).toMatchObject({
    code: 'over_email_send_rate_limit',
    retryAfterMs: 60_000,
  });
});

test('a new account is signed in at once, unless its address has to be confirmed', async () => {
  const { backend } = await openTestSite();
  const browser = new TestBrowser();
  const auth = authOf(browser.open());
  expect(await auth.signUp(newcomer.email, newcomer.password, returnTo)).toBe('signed-in');
  expect(await failureOf(auth.signUp(newcomer.email, newcomer.password, returnTo))).toMatchObject({
    code: 'user_already_exists',
  });
  backend.auth.configure({ confirmEmail: true });
  expect(await auth.signUp('enda-en@eksempel.no', newcomer.password, returnTo)).toBe('confirm-email');
  expect(await auth.signUp(email, newcomer.password, returnTo)).toBe('confirm-email');
});

test('the link that confirms an account signs in the browser that requested it', async () => {
  const { backend } = await openTestSite();
  backend.auth.configure({ confirmEmail: true, secondsBetweenMails: 0 });
  const browser = new TestBrowser();
  const auth = authOf(browser.open());
  await auth.signUp(newcomer.email, newcomer.password, returnTo);
  await auth.resendConfirmation(newcomer.email, returnTo);
  const mails = backend.mailsTo(newcomer.email);
  expect(mails).toHaveLength(2);
  const address = await whereLinkLeads(mails[1]?.link ?? '');
  expect(address.startsWith(returnTo)).toBe(true);

  const page = browser.open(address);
  const sessions = sessionsOf(page);
  expect(await authOf(page).arrival()).toBe('signed-in');
  await vi.waitFor(() =>
    expect(sessions).toMatchObject([{ status: 'signed-in', user: { email: newcomer.email }, isRecovering: false }]),
  );
});

/** The address to which the link for a forgotten password leads. */
async function recoveryAddress(browser: TestBrowser, link: () => string): Promise<string> {
  await authOf(browser.open()).requestRecovery(email, returnTo);
  return whereLinkLeads(link());
}

test('the link for a forgotten password opens a session that counts as recovering until the new password is set', async () => {
  const { backend } = await openTestSite();
  const browser = new TestBrowser();
  const address = await recoveryAddress(browser, () => backend.mailsTo(email)[0]?.link ?? '');
  const page = browser.open(address);
  const sessions = sessionsOf(page);
  await vi.waitFor(() => expect(sessions).toMatchObject([{ status: 'signed-in', isRecovering: true }]));
  expect(await failureOf(authOf(page).setPassword(password))).toMatchObject({ code: 'same_password' });
  // The session after a reload, before and after the client is loaded.
  const reloaded = browser.open();
  const found = sessionsOf(reloaded);
  expect(found).toMatchObject([{ status: 'signed-in', isRecovering: true }]);
  await authOf(reloaded).setPassword(newcomer.password);
  await vi.waitFor(() => expect(found.at(-1)).toMatchObject({ status: 'signed-in', isRecovering: false }));
  expect(sessionsOf(browser.open())).toMatchObject([{ status: 'signed-in', isRecovering: false }]);
  await authOf(new TestBrowser().open()).signIn(email, newcomer.password);
});

test('a link that is opened a second time has expired, and a signed-in spectator stays signed in', async () => {
  const { backend } = await openTestSite();
  const browser = new TestBrowser();
  const link = () => backend.mailsTo(email)[0]?.link ?? '';
  const first = await recoveryAddress(browser, link);
  expect(await authOf(browser.open(first)).arrival()).toBe('signed-in');
  const again = browser.open(await whereLinkLeads(link()));
  expect(await authOf(again).arrival()).toBe('expired');
  expect(sessionsOf(again)).toMatchObject([{ status: 'signed-in' }]);
});

test('a used code counts as expired when its address is opened again after another request for a link', async () => {
  const { backend } = await openTestSite();
  backend.auth.configure({ secondsBetweenMails: 0 });
  const browser = new TestBrowser();
  const link = () => backend.mailsTo(email)[0]?.link ?? '';
  const address = await recoveryAddress(browser, link);
  expect(await authOf(browser.open(address)).arrival()).toBe('signed-in');
  await authOf(browser.open()).requestRecovery(email, returnTo);
  expect(await authOf(browser.open(address)).arrival()).toBe('expired');
});

test('a link that is opened in another browser is reported as such, and signs nobody in there', async () => {
  const { backend } = await openTestSite();
  const address = await recoveryAddress(new TestBrowser(), () => backend.mailsTo(email)[0]?.link ?? '');
  const elsewhere = new TestBrowser().open(address);
  const sessions = sessionsOf(elsewhere);
  expect(await authOf(elsewhere).arrival()).toBe('other-browser');
  await vi.waitFor(() => expect(sessions).toEqual([{ status: 'signed-out', reason: 'visitor' }]));
});

test('without a network the code is not exchanged, and the page continues', async () => {
  const { backend } = await openTestSite();
  const browser = new TestBrowser();
  const address = await recoveryAddress(browser, () => backend.mailsTo(email)[0]?.link ?? '');
  backend.faults.set('auth/*', { kind: 'offline' });
  const page = browser.open(address);
  const sessions = sessionsOf(page);
  expect(await authOf(page).arrival()).toBe('not-exchanged');
  await vi.waitFor(() => expect(sessions).toEqual([{ status: 'signed-out', reason: 'visitor' }]));
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('a page that was opened neither by a link nor by Google has no arrival', async () => {
  await openTestSite();
  expect(await authOf(new TestBrowser().open('/results?date=2026-11-21')).arrival()).toBeNull();
});

test('the sign-in opens Google’s page, which leads back with or without an account', async () => {
  await openTestSite();
  const browser = new TestBrowser();
  const assign = vi.fn<Location['assign']>();
  vi.stubGlobal('window', { location: { assign, href: siteAddress('/') } });
  vi.stubGlobal('document', {});
  await authOf(browser.open()).signInWithGoogle(siteAddress('/'));
  vi.unstubAllGlobals();
  const consent = await (await fetch(await whereLinkLeads(String(assign.mock.calls[0]?.[0])))).text();
  const [account = '', , cancel = ''] = [...consent.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

  expect(await authOf(new TestBrowser().open(cancel)).arrival()).toBe('cancelled');
  const page = browser.open(account);
  const sessions = sessionsOf(page);
  expect(await authOf(page).arrival()).toBe('signed-in');
  await vi.waitFor(() => expect(sessions.at(-1)).toMatchObject({ status: 'signed-in', user: { email } }));
  expect(await authOf(page).signInMethods()).toEqual({ password: true, google: true });
});

test('a spectator who knows the present password can change it, and the other sessions end', async () => {
  await openTestSite();
  const [here, elsewhere] = [await new TestBrowser().openSignedIn(), await new TestBrowser().openSignedIn()];
  const sessions = sessionsOf(here);
  expect(await failureOf(authOf(here).changePassword(email, 'Ikke dette#74', newcomer.password))).toMatchObject({
    code: 'invalid_credentials',
  });
  await authOf(here).changePassword(email, password, newcomer.password);
  const { auth } = await elsewhere.client();
  expect((await auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
  expect((await (await here.client()).auth.refreshSession()).error).toBeNull();
  expect(new Set(sessions.map(({ status }) => status))).toEqual(new Set(['signed-in']));
});

test('an e-mail address that has to be confirmed is not changed yet', async () => {
  const { backend } = await openTestSite();
  backend.auth.configure({ confirmEmail: true });
  const page = await new TestBrowser().openSignedIn();
  expect(await authOf(page).changeEmail('marte.ny@eksempel.no', returnTo)).toBe('confirm');
  expect(backend.mailsTo('marte.ny@eksempel.no')).toHaveLength(1);
});

test('a sign-out ends the session of this page as left, and the spectator’s other sessions remain', async () => {
  await openTestSite();
  const browser = new TestBrowser();
  const [here, elsewhere] = [await browser.openSignedIn(), await new TestBrowser().openSignedIn()];
  const sessions = sessionsOf(here);
  await homeApi.of(here).signOut();
  expect(sessions.at(-1)).toEqual({ status: 'signed-out', reason: 'left' });
  expect((await (await elsewhere.client()).auth.refreshSession()).error).toBeNull();
  expect(sessionsOf(browser.open())).toEqual([{ status: 'signed-out', reason: 'visitor' }]);
  await authOf(here).signIn(email, password);
  await vi.waitFor(() => expect(sessions.at(-1)).toMatchObject({ status: 'signed-in' }));
});

test('a sign-out everywhere ends this session as left, and the session of another device at its next renewal', async () => {
  await openTestSite();
  const [here, elsewhere] = [await new TestBrowser().openSignedIn(), await new TestBrowser().openSignedIn()];
  const [sessions, others] = [sessionsOf(here), sessionsOf(elsewhere)];
  await authOf(here).signOutEverywhere();
  expect(sessions.at(-1)).toEqual({ status: 'signed-out', reason: 'left' });
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  await (await elsewhere.client()).auth.refreshSession();
  vi.useRealTimers();
  expect(others.at(-1)).toEqual({ status: 'signed-out', reason: 'ended' });
});

const phone = {
  endpoint: 'https://push.example.test/send/1',
  p256dh: 'B'.padEnd(87, 'A'),
  auth: 'A'.repeat(22),
  language: 'nb',
  device: 'Chrome · Android',
} as const;

test('after a sign-out everywhere none of the spectator’s devices gets a push', async () => {
  await openTestSite();
  const [here, elsewhere] = [await new TestBrowser().openSignedIn(), await new TestBrowser().openSignedIn()];
  await pushApi.of(elsewhere).addDevice(phone);
  await authOf(here).signOutEverywhere();
  expect(await pushApi.of(await new TestBrowser().openSignedIn()).devices()).toEqual([]);
});

test('if the devices cannot be removed from push, the sign-out everywhere goes on and logs the failure', async () => {
  const { backend } = await openTestSite();
  const page = await new TestBrowser().openSignedIn();
  const sessions = sessionsOf(page);
  backend.faults.set('rest/push_subscriptions', { kind: 'status', status: 500 });
  await authOf(page).signOutEverywhere();
  expect(sessions.at(-1)).toEqual({ status: 'signed-out', reason: 'left' });
  expect(complaints).toHaveBeenCalledWith('The other devices may still get pushes', expect.anything());
});

test('when the server cannot be reached, a sign-out everywhere fails and no session ends', async () => {
  const { backend } = await openTestSite();
  const page = await new TestBrowser().openSignedIn();
  const sessions = sessionsOf(page);
  await vi.waitFor(() => expect(sessions.at(-1)).toMatchObject({ status: 'signed-in' }));
  backend.faults.set('auth/logout', { kind: 'offline' });
  const failure = await failureOf(authOf(page).signOutEverywhere());
  expect(failure).toBeInstanceOf(BackendFailure);
  expect(sessions.at(-1)).toMatchObject({ status: 'signed-in' });
});

test('if the browser refuses storage, a sign-in lasts as long as the page', async () => {
  await openTestSite();
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  };
  const page = new BackendAccess({ ...new TestBrowser().open().address, storage: new SafeStorage(refuse) });
  const sessions = sessionsOf(page);
  await authOf(page).signIn(email, password);
  await vi.waitFor(() => expect(sessions.at(-1)).toMatchObject({ status: 'signed-in', user: { email } }));
  expect(page.keptSession()).toMatchObject({ user: { email } });
});
