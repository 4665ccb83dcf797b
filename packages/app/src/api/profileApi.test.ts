// @vitest-environment node
import { demoCredentials } from '@tribunen/mocks/server';
import { ContractError } from '@tribunen/contract';
import { toUserId, type UserId } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { openTestSite, sessionsOf, TestBrowser } from '../testing/openTestSite.ts';
import { authApi } from './authApi.ts';
import { BackendAccess } from './access/BackendAccess.ts';
import { profileApi } from './profileApi.ts';

async function openProfile(credentials: { readonly email: string; readonly password: string } = demoCredentials) {
  const access = await new TestBrowser().openSignedIn(credentials);
  const [session] = sessionsOf(access);
  if (session?.status !== 'signed-in') throw new Error('nobody is signed in');
  return { ...profileApi.of(access), userId: session.user.id };
}

function idOf(text: string): UserId {
  const id = toUserId(text);
  if (id === null) throw new Error('no id');
  return id;
}

test('a profile is saved escaped, and read as it was typed', async () => {
  const { backend } = await openTestSite();
  const { profile, saveProfile, userId } = await openProfile();
  const draft = { name: " Marte O'Hara ", bio: 'Brann & <b>Bodø</b>\n', myTeam: 'Brighton & Hove Albion' };
  const typed = { userId, name: "Marte O'Hara", bio: 'Brann & <b>Bodø</b>', myTeam: 'Brighton & Hove Albion' };
  expect(await saveProfile(userId, draft)).toEqual(typed);
  expect(await profile(userId)).toEqual(typed);
  const [row] = backend.database.profiles.rows(({ user_id }) => user_id === userId);
  expect(row).toMatchObject({ name: 'Marte O&#x27;Hara', bio: 'Brann &amp; &lt;b&gt;Bodø&lt;/b&gt;' });
});

test('saving a profile does not change the saved fantasy team, and stores an emptied bio or team as null', async () => {
  const { backend } = await openTestSite();
  const { saveProfile, userId } = await openProfile();
  await backend.database.profiles.update(
    ({ user_id }) => user_id === userId,
    (row) => ({ ...row, fantasy_team_id: '7' }),
  );
  expect(await saveProfile(userId, { name: 'Marte', bio: '  ', myTeam: null })).toMatchObject({
    bio: null,
    myTeam: null,
  });
  const [row] = backend.database.profiles.rows(({ user_id }) => user_id === userId);
  expect(row).toMatchObject({ fantasy_team_id: '7' });
});

test('a save sends every field of the form, and an unchanged field with its present stored value, which may come from another tab', async () => {
  const user_id = '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01';
  const stored = { user_id, name: 'Marte O&#x27;Hara', bio: 'Heia', myTeam: 'Brann' };
  const upserts: unknown[] = [];
  const access = new BackendAccess({
    url: 'https://backend.example',
    anonKey: 'anon-key',
    apiUrl: '/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'GET') return Response.json([stored]);
      const row: unknown = await request.json();
      upserts.push(row);
      return Response.json([row]);
    },
  });
  await profileApi.of(access).saveProfile(user_id, { bio: ' Heia Brann ' });
  expect(upserts).toEqual([{ ...stored, bio: 'Heia Brann' }]);
});

test('a new user has an empty profile, and fills it in by saving it', async () => {
  await openTestSite();
  const access = new TestBrowser().open();
  await authApi.of(access).signUp('ny@eksempel.no', 'Vinterkveld#74', 'https://demo.example.test/');
  const [session] = sessionsOf(access);
  if (session?.status !== 'signed-in') throw new Error('nobody is signed in');
  const { profile, saveProfile } = profileApi.of(access);
  expect(await profile(session.user.id)).toMatchObject({ name: null, bio: null, myTeam: null });
  await saveProfile(session.user.id, { name: 'Ny', bio: '', myTeam: 'Brann' });
  expect(await profile(session.user.id)).toMatchObject({ name: 'Ny', bio: null, myTeam: 'Brann' });
});

test.each([
  ['an empty name', { name: ' ', bio: '', myTeam: null }, 'Name cannot be empty'],
  [
    'a bio of 501 characters',
    { name: 'Marte', bio: 'å'.repeat(501), myTeam: null },
    'violates check constraint "profiles_',
  ],
])('the database refuses %s in its own words', async (_what, draft, words) => {
  await openTestSite();
  const { saveProfile, userId } = await openProfile();
  await expect(saveProfile(userId, draft)).rejects.toMatchObject({
    name: 'TableError',
    code: '23514',
    serverMessage: expect.stringContaining(words),
  });
});

test('one request reads the profiles of many users, each once, and a user without a profile is left out', async () => {
  await openTestSite();
  const { profiles, userId } = await openProfile();
  const nobody = idOf('00000000-0000-4000-8000-00000000000f');
  const found = await profiles([idOf(userId), nobody, idOf(userId)]);
  expect([...found.keys()]).toEqual([userId]);
  expect(found.get(idOf(userId))).toMatchObject({ name: 'Marte Solheim' });
  expect(await profiles([])).toEqual(new Map());
});

test('a single profile that breaks the contract is a failure, never an empty form; among many it is left out', async () => {
  const broken = { user_id: '5e1f3c52-0d4b-4f0c-9d0e-7a6b1c2d3e01', name: 7, bio: null, myTeam: null };
  const access = new BackendAccess({
    url: 'https://backend.example',
    anonKey: 'anon-key',
    apiUrl: '/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: () => Promise.resolve(Response.json([broken])),
  });
  const { profile, profiles } = profileApi.of(access);
  await expect(profile(broken.user_id)).rejects.toThrow(ContractError);
  expect(await profiles([idOf(broken.user_id)])).toEqual(new Map());
});
