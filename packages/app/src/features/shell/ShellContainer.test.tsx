import {
  type DirectMessage,
  type Follow,
  type Invitation,
  orderFollows,
  type ReadPosition,
  toUserId,
} from '@tribunen/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ScreenHeader } from '@tribunen/ui';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FollowsApi, followsApi } from '../../api/followsApi.ts';
import { friendsApi } from '../../api/friendsApi.ts';
import { messagesApi } from '../../api/messagesApi.ts';
import { safetyApi } from '../../api/safetyApi.ts';
import type { Session } from '../../api/auth/session.ts';
import { hasOfflineChange, profileDraftKey } from '../../data/signOut/unsaved.ts';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { makeAndSend } from '../../data/sendChange.ts';
import { offlineChangesOf } from '../../data/offlineChanges/offlineChangesOf.ts';
import { followsKey, readFollows } from '../../data/follows/followsQuery.ts';
import { watchData } from '../../data/watchData.ts';
import { exampleFollow } from '../../testing/exampleFollow.ts';
import { exampleFollowsApi } from '../../testing/exampleFollowsApi.ts';
import { exampleFriendsApi } from '../../testing/exampleFriendsApi.ts';
import { exampleInvitation } from '../../testing/exampleInvitation.ts';
import { exampleMessagesApi } from '../../testing/exampleMessagesApi.ts';
import {
  exampleDirectMessage,
  exampleFriendship,
  exampleReadPosition,
  exampleUserId,
} from '../../testing/examplePeople.ts';
import { ExampleRows } from '../../testing/ExampleRows.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { ExampleSession, signedInAs, visitor } from '../../testing/ExampleSession.ts';
import { ShellContainer } from './ShellContainer.tsx';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  complaints.mockReset();
});

/** A shell whose session the test can change. */
function openWith(sessions: ExampleSession, at: string) {
  open({ watchSession: sessions.watch }, at);
}

/** A screen that shows its address. */
function Address() {
  return <ScreenHeader title={useLocation().pathname} strip={null} link={null} />;
}

function open(given: Partial<FakeApi> & { readonly session?: Session }, at = '/results') {
  const some = { path: '*', element: <Address /> };
  const routes = [{ element: <ShellContainer />, children: [some] }];
  const services = fakeServices(fakeApi(given));
  render(<WithServices services={services} routes={routes} at={at} />);
  return services;
}

const direct = (content: string, from: string, at: string) =>
  exampleDirectMessage(content, { from, to: 'u1', at: `2026-11-22T${at}:00Z` });

/** Opens the shell with the code that is loaded after the first screen. */
async function openWhole(given: Parameters<typeof open>[0], follows: Partial<FollowsApi> = {}) {
  vi.setSystemTime(Date.parse('2026-11-22T12:00:00Z'));
  const services = open(given);
  followsApi.replace(services.access, exampleFollowsApi(follows));
  await act(async () => services.spectator.start());
  return services;
}

const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: /Profilmeny/ }));
  await screen.findByRole('menu');
};

test('if the invitations cannot be counted the badge shows none, and the reason is logged', async () => {
  open({ pendingInvitations: () => Promise.reject(new Error('invitations: timeout')) });
  await vi.waitFor(() => expect(complaints).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Profilmeny' })).toBeTruthy();
});

test('nothing is counted for a visitor', () => {
  const pendingInvitations = vi.fn(() => Promise.resolve(0));
  open({ session: { status: 'signed-out', reason: 'visitor' }, pendingInvitations });
  expect(pendingInvitations).not.toHaveBeenCalled();
});

test('the tab of the address is the current one, and on the profile none is', () => {
  open({}, '/match/7');
  expect(screen.getByRole('link', { name: 'Live' }).getAttribute('aria-current')).toBe('page');
  cleanup();
  open({}, '/profile');
  expect(document.querySelector('nav [aria-current="page"]')).toBeNull();
});

test('when a session ends by itself the present screen says so, with a link to the sign-in, which leads back', async () => {
  const sessions = new ExampleSession(signedInAs('Marte'));
  openWith(sessions, '/match/7?demo=feil');
  act(() => sessions.emit({ status: 'signed-out', reason: 'ended' }));
  expect(await screen.findByText('Du er logget ut')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Logg inn' });
  expect(link.getAttribute('href')).toBe('/auth?next=%2Fmatch%2F7%3Fdemo%3Dfeil&demo=feil');
  fireEvent.click(screen.getByRole('button', { name: 'Lukk' }));
  expect(screen.queryByText('Du er logget ut')).toBeNull();
});

test('the notice of an ended session disappears when the spectator signs in again, even in another tab', async () => {
  const sessions = new ExampleSession({ status: 'signed-out', reason: 'ended' });
  openWith(sessions, '/results');
  await screen.findByText('Du er logget ut');
  act(() => sessions.emit(signedInAs('Marte')));
  expect(screen.queryByText('Du er logget ut')).toBeNull();
});

test.each([visitor, { status: 'signed-out', reason: 'left' } as const])(
  'no such notice appears for a visitor, or after a sign-out (%#)',
  async (session) => {
    const sessions = new ExampleSession(signedInAs('Marte'));
    openWith(sessions, '/results');
    await act(async () => sessions.emit(session));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('PEOPLE-7 the badge is live: it counts a new invitation, and no longer one that is answered elsewhere', async () => {
  const rows = new ExampleRows<Invitation>();
  const [ola, ine] = [exampleInvitation('ola'), exampleInvitation('ine')];
  await openWhole({
    pendingInvitations: () => Promise.resolve(1),
    received: () => Promise.resolve([ola]),
    subscribeToInvitations: (_email, listener) => rows.subscribe(listener),
  });
  expect(await screen.findByRole('button', { name: 'Profilmeny, 1 invitasjon' })).toBeTruthy();
  await vi.waitFor(() => expect(rows.listeners).toBe(1));
  rows.write('INSERT', ine);
  expect(await screen.findByRole('button', { name: 'Profilmeny, 2 invitasjoner' })).toBeTruthy();
  rows.write('UPDATE', { ...ola, status: 'accepted' });
  rows.write('UPDATE', { ...ine, status: 'declined' });
  expect(await screen.findByRole('button', { name: 'Profilmeny' })).toBeTruthy();
});

test('CHAT-29 the friends’ tab shows in words how many messages of friends are unread, here and on other devices', async () => {
  const rows = { messages: new ExampleRows<DirectMessage>(), positions: new ExampleRows<ReadPosition>() };
  const services = open({});
  friendsApi.replace(
    services.access,
    exampleFriendsApi({ friendships: () => Promise.resolve([exampleFriendship('ola')]) }),
  );
  messagesApi.replace(
    services.access,
    exampleMessagesApi({
      // One message is from a former friend, whose messages do not count either.
      recent: () => Promise.resolve([direct('Hei', 'ola', '11:00'), direct('Hallo', 'ine', '11:01')]),
      subscribe: rows.messages.subscribeOf,
      subscribeToReadPositions: rows.positions.subscribeOf,
    }),
  );
  await act(async () => services.spectator.start());
  expect(await screen.findByRole('link', { name: 'Venner, 1 ulest melding' })).toBeTruthy();
  rows.messages.write('INSERT', direct('Er du der?', 'ola', '11:02'));
  expect(await screen.findByRole('link', { name: 'Venner, 2 uleste meldinger' })).toBeTruthy();
  rows.positions.write('INSERT', exampleReadPosition('ola', '2026-11-22T11:02:00Z'));
  expect(await screen.findByRole('link', { name: 'Venner' })).toBeTruthy();
});

test('PEOPLE-7 an invitation that expires while the page is open is no longer counted', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  const soon = exampleInvitation('ola', { expires_at: '2026-11-22T12:01:00Z' });
  const services = open({ received: () => Promise.resolve([soon]) });
  services.spectator.start();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Profilmeny, 1 invitasjon' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('button', { name: 'Profilmeny' })).toBeTruthy();
});

test('CHAT-28 CHAT-29 a blocked friend’s messages are not counted as unread', async () => {
  const services = open({});
  friendsApi.replace(
    services.access,
    exampleFriendsApi({
      friendships: () => Promise.resolve([exampleFriendship('ola'), exampleFriendship('ine')]),
    }),
  );
  messagesApi.replace(
    services.access,
    exampleMessagesApi({
      recent: () => Promise.resolve([direct('Hei', 'ola', '11:00'), direct('Hallo', 'ine', '11:01')]),
    }),
  );
  safetyApi.replace(services.access, { blocked: () => Promise.resolve(new Set([exampleUserId('ine')])) });
  await act(async () => services.spectator.start());
  expect(await screen.findByRole('link', { name: 'Venner, 1 ulest melding' })).toBeTruthy();
});

test('the next user sees nothing of the previous user, whose subscriptions have ended', async () => {
  const rows = new ExampleRows<Invitation>();
  const sessions = new ExampleSession(signedInAs('Kari', { id: 'u1' }));
  await openWhole({
    watchSession: sessions.watch,
    received: () => Promise.resolve([exampleInvitation('ola')]),
    subscribeToInvitations: (_email, listener) => rows.subscribe(listener),
  });
  expect(await screen.findByRole('button', { name: 'Profilmeny, 1 invitasjon' })).toBeTruthy();
  expect(rows.listeners).toBe(1);
  act(() => sessions.emit(visitor));
  expect(rows.listeners).toBe(0);
  act(() => sessions.emit(signedInAs('Marte')));
  await vi.waitFor(() => expect(rows.listeners).toBe(1));
  expect(screen.getByRole('button', { name: 'Profilmeny' })).toBeTruthy();
});

test('FOLLOW-14 a follow, an unfollow or a new order in another tab reaches every screen at once', async () => {
  const rows = new ExampleRows<Follow>();
  const [brann, molde] = [
    exampleFollow({ id: 'brann', displayName: 'Brann', priority: 0 }),
    exampleFollow({ id: 'molde', entityId: '900003', displayName: 'Molde', priority: 1 }),
  ];
  const services = await openWhole({ follows: () => Promise.resolve([brann]) }, { subscribe: rows.subscribeOf });
  const shown = () =>
    orderFollows(readFollows(services.queryClient, 'u1')?.shown ?? []).map(({ displayName }) => displayName);
  const heard = vi.fn();
  const end = watchData(services.queryClient, followsKey('u1'), () =>
    heard(readFollows(services.queryClient, 'u1')?.shown),
  );
  await vi.waitFor(() => expect(rows.listeners).toBe(1));
  await vi.waitFor(() => expect(shown()).toEqual(['Brann']));
  heard.mockClear();
  rows.write('INSERT', molde);
  await vi.waitFor(() => expect(shown()).toEqual(['Brann', 'Molde']));
  rows.write('UPDATE', { ...brann, priority: 2 });
  await vi.waitFor(() => expect(shown()).toEqual(['Molde', 'Brann']));
  rows.remove('molde');
  await vi.waitFor(() => expect(shown()).toEqual(['Brann']));
  // The notification engine would receive these changes here.
  expect(heard).toHaveBeenCalledTimes(3);
  expect(heard).toHaveBeenLastCalledWith([{ ...brann, priority: 2 }]);
  end();
});

test('the badge links to the invitations, and without a badge the menu links to the profile', async () => {
  open({ pendingInvitations: () => Promise.resolve(2) });
  await screen.findByRole('button', { name: 'Profilmeny, 2 invitasjoner' });
  await openMenu();
  expect(screen.getByRole('menuitem', { name: /Min Profil/ }).getAttribute('href')).toBe('/profile?fane=meldinger');
  cleanup();
  open({});
  await openMenu();
  expect(screen.getByRole('menuitem', { name: /Min Profil/ }).getAttribute('href')).toBe('/profile');
});

test('the menu shows the profile’s name, or the session’s name while there is none', async () => {
  const profile = vi.fn<FakeApi['profile']>(() => Promise.resolve(null));
  const services = await openWhole({ profile });
  await vi.waitFor(() => expect(profile).toHaveBeenCalled());
  await openMenu();
  expect(screen.getByText('Kari')).toBeTruthy();
  const userId = toUserId('u1');
  if (userId === null) throw new Error('no id');
  profile.mockResolvedValue({ userId, name: 'Kari Nes', bio: null, myTeam: null });
  await act(() => services.queryClient.invalidateQueries());
  expect(await screen.findByText('Kari Nes')).toBeTruthy();
});

test.each([
  ['Fortsett å redigere', 0, '/profile'],
  ['Forkast endringene', 1, '/auth'],
])('a sign-out asks before it drops what was changed in the profile: «%s»', async (answer, signOuts, leadsTo) => {
  localStorage.setItem(profileDraftKey('u1'), '{"name":"Kari Nes","bio":"","myTeam":null}');
  const signOut = vi.fn<FakeApi['signOut']>(() => Promise.resolve());
  open({ signOut });
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logg ut' }));
  fireEvent.click(await screen.findByRole('button', { name: answer }));
  await vi.waitFor(() => expect(screen.queryByText('Forkaste endringene?')).toBeNull());
  expect(signOut).toHaveBeenCalledTimes(signOuts);
  expect(await screen.findByText(leadsTo)).toBeTruthy();
});

test('OFFLINE-5 a sign-out asks first if it would drop changes that wait for the network', async () => {
  const signOut = vi.fn<FakeApi['signOut']>(() => Promise.resolve());
  const services = open({ signOut });
  makeAndSend(
    services.queryClient,
    {
      query: { queryKey: ['waits'], apply: (data: unknown) => data },
      call: () => Promise.reject(new BackendFailure('no network', { status: null, retryAfterMs: null })),
      onFailed: () => {},
      waits: { changes: offlineChangesOf(services), userId: 'u1', kind: 'follows' },
    },
    'a change',
  );
  await openMenu();
  await vi.waitFor(() => expect(hasOfflineChange(services.queryClient)).toBe(true));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logg ut' }));
  expect(await screen.findByText(/endringer som venter på nett/)).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
  services.queryClient.clear();
});

test.each([
  ['Ikke logg ut', 0, '/results'],
  ['Logg ut likevel', 1, '/auth'],
])('a sign-out asks before it drops messages that are not sent: «%s»', async (answer, signOuts, leadsTo) => {
  localStorage.setItem(profileDraftKey('u1'), '{"name":"Kari Nes","bio":"","myTeam":null}');
  const signOut = vi.fn<FakeApi['signOut']>(() => Promise.resolve());
  const services = open({ signOut });
  offlineChangesOf(services).keep({ id: 'm1', userId: 'u1', kind: 'messages', queryKey: [], change: null });
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logg ut' }));
  expect(await screen.findByText(/meldinger som ikke er sendt, og endringer i profilen/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: answer }));
  await vi.waitFor(() => expect(screen.queryByText('Logge ut før alt er sendt?')).toBeNull());
  expect(signOut).toHaveBeenCalledTimes(signOuts);
  expect(await screen.findByText(leadsTo)).toBeTruthy();
});

test('a sign-out without such changes asks nothing', async () => {
  const signOut = vi.fn<FakeApi['signOut']>(() => Promise.resolve());
  open({ signOut });
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logg ut' }));
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});
