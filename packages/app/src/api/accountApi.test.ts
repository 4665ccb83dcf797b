// @vitest-environment node
import { demoCredentials } from '@tribunen/mocks/server';
import { expect, test } from 'vitest';
import { openTestSite, sessionsOf, TestBrowser } from '../testing/openTestSite.ts';
import { accountApi } from './accountApi.ts';
import { authApi } from './authApi.ts';
import { homeApi } from './homeApi.ts';

const { email, password } = demoCredentials;
test('ACCOUNT-22 the export holds the spectator’s own rows by table, as they are stored', async () => {
  const { backend } = await openTestSite();
  const access = await new TestBrowser().openSignedIn();
  const { account, tables } = await accountApi.of(access).exportMyData();
  expect(account).toMatchObject({ email });
  const [profile] = backend.database.profiles.rows(({ name }) => name === 'Marte Solheim');
  expect(tables['profiles']).toEqual([profile]);
  expect(Object.keys(tables)).toContain('user_follows');
});

test('ACCOUNT-22 the export of an account with many rows is loaded page by page, and has each row once', async () => {
  const { backend } = await openTestSite();
  const browser = new TestBrowser();
  const { exportMyData } = accountApi.of(await browser.openSignedIn());
  const [user] = backend.database.auth.users.rows((row) => row.email === email);
  const many = Array.from({ length: 4500 }, (_, n) => ({
    id: crypto.randomUUID(),
    team_id: 59,
    team_name: 'Brann',
    sender_id: user?.id ?? null,
    content: 'Heia!',
    deleted_at: null,
    removed_at: null,
    tagged_user_id: null,
    reference_message_id: null,
    created_at: new Date(n).toISOString(),
    updated_at: new Date(n).toISOString(),
  }));
  await backend.database.team_messages.delete(() => true);
  await backend.database.team_messages.insert(many);
  const whole = await exportMyData();
  expect(whole.tables['team_messages']?.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  expect(whole.tables['profiles']).toHaveLength(1);
  expect(whole).not.toHaveProperty('next');
});

test('ACCOUNT-21 typing its address deletes an account, ends its session here, and rules out a new sign-in', async () => {
  await openTestSite();
  const browser = new TestBrowser();
  const [page, elsewhere] = [await browser.openSignedIn(), await new TestBrowser().openSignedIn()];
  const [sessions, others] = [sessionsOf(page), sessionsOf(elsewhere)];
  const { deleteAccount } = accountApi.of(page);
  await expect(deleteAccount('jonas@eksempel.no')).rejects.toMatchObject({
    serverMessage: 'This is not the e-mail address of your account',
  });
  expect(sessions.at(-1)).toMatchObject({ status: 'signed-in' });

  await deleteAccount(` ${email.toUpperCase()} `);
  expect(sessions.at(-1)).toEqual({ status: 'signed-out', reason: 'left' });
  expect(sessionsOf(browser.open())).toEqual([{ status: 'signed-out', reason: 'visitor' }]);
  await expect(authApi.of(new TestBrowser().open()).signIn(email, password)).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
  await homeApi.of(elsewhere).signOut();
  expect(others.at(-1)).toMatchObject({ status: 'signed-out' });
});

test('calls that the backend does not answer fail, and the session stands', async () => {
  const { backend } = await openTestSite();
  const access = await new TestBrowser().openSignedIn();
  const sessions = sessionsOf(access);
  backend.faults.set('functions/*', { kind: 'offline' });
  const { exportMyData, deleteAccount } = accountApi.of(access);
  await expect(exportMyData()).rejects.toThrow(/^API call failed: /);
  await expect(deleteAccount(email)).rejects.toThrow(/^API call failed: /);
  expect(sessions.at(-1)).toMatchObject({ status: 'signed-in' });
});
