import { followId } from '@tribunen/contract';
import { toUserId, type Follow, type Profile, type UserId } from '@tribunen/domain';
import { createI18n, LinkProvider, Toasts, WordsProvider } from '@tribunen/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { accountApi } from '../api/accountApi.ts';
import { adminApi } from '../api/adminApi.ts';
import { authApi } from '../api/authApi.ts';
import { deskApi } from '../api/deskApi.ts';
import { fantasyApi } from '../api/fantasyApi.ts';
import { friendsApi } from '../api/friendsApi.ts';
import { messagesApi } from '../api/messagesApi.ts';
import { safetyApi } from '../api/safetyApi.ts';
import { scoutingApi } from '../api/scoutingApi.ts';
import type { Session } from '../api/auth/session.ts';
import { offlineChangesOf } from '../data/offlineChanges/offlineChangesOf.ts';
import { allPrivateKey } from './privateKey.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import { AppRouter } from '../navigation/AppRouter.tsx';
import { paths } from '../navigation/paths.ts';
import { appRoutes } from '../app/routes/appRoutes.tsx';
import { PageContexts } from '../app/PageContexts.tsx';
import { exampleAuthApi } from '../testing/exampleAuthApi.ts';
import { exampleFantasyApi } from '../testing/exampleFantasyApi.ts';
import { exampleFriendsApi } from '../testing/exampleFriendsApi.ts';
import { exampleMessagesApi } from '../testing/exampleMessagesApi.ts';
import { exampleDirectMessage, exampleFriendship, exampleProfiles } from '../testing/examplePeople.ts';
import { exampleInvitation } from '../testing/exampleInvitation.ts';
import { exampleScoutingApi } from '../testing/exampleScoutingApi.ts';
import { ExampleSession, signedInAs } from '../testing/ExampleSession.ts';
import { fakeApi, fakeServices, pagePartsOf } from '../testing/fakeServices.tsx';
import { historyAt } from '../testing/historyAt.ts';

/** The name of the first spectator, which all their data contain: id, address, profile, friends, follows and typed texts. */
const first = 'Lekkeberg';
const trace = /lekkeberg/i;

function idOf(text: string): UserId {
  const id = toUserId(text);
  if (id === null) throw new Error('There is no such id');
  return id;
}

function isFirst(id: string): boolean {
  return trace.test(id);
}

const profile: Profile = {
  userId: idOf('lekkeberg'),
  name: 'Lea Lekkeberg',
  bio: 'Lekkeberg på tribunen',
  myTeam: 'Lekkeberg IL',
};
const follow: Follow = {
  id: parse(followId, 'follow-of-lekkeberg'),
  entityType: 'team',
  entityId: '3',
  displayName: 'Lekkeberg IL',
  crestUrl: null,
  priority: 0,
  notifications: true,
  createdAt: null,
};
const invitation = exampleInvitation('friend-of-lekkeberg', { recipient_email: 'lekkeberg@eksempel.no' });

/** A backend that has private data of the first spectator for every screen, and none of anybody else. */
function backendOf(sessions: ExampleSession) {
  return fakeApi({
    watchSession: sessions.watch,
    follows: (id) => Promise.resolve(isFirst(id) ? [follow] : []),
    fantasyPlayers: (id) => Promise.resolve(isFirst(id) ? ['Lekkeberg jr.'] : []),
    pendingInvitations: (email) => Promise.resolve(isFirst(email) ? 1 : 0),
    profile: (id) => Promise.resolve(isFirst(id) ? profile : null),
    profiles: (ids) =>
      Promise.resolve(ids.some((id) => id === 'lina') ? exampleProfiles({ lina: 'Lina Lekkeberg' }) : new Map()),
    received: (email) => Promise.resolve(isFirst(email) ? [invitation] : []),
    lookUp: () =>
      Promise.resolve({ senderName: 'Lars Lekkeberg', standing: 'pending', maskedRecipient: 'l•••@e•••.no' }),
    acceptByToken: () => Promise.resolve({ success: true, message: null, friendName: 'Lars Lekkeberg' }),
  });
}

/** Every address of the app that has a screen. The mailbox is left out, because it exists only in the demo and shows everybody's mails. */
const addresses: readonly string[] = [
  ...Object.values(paths).filter((path) => path !== paths.mailbox && path !== paths.acceptInvitation),
  '/match/1',
  '/team?lag=3',
  '/profile?fane=meldinger',
  '/friends/lina',
  '/nowhere',
];

function open() {
  const sessions = new ExampleSession(signedInAs(first, { isAdmin: true }));
  const services = fakeServices(backendOf(sessions));
  authApi.replace(services.access, exampleAuthApi());
  accountApi.replace(services.access, {
    exportMyData: () => Promise.resolve({ account: { email: 'lekkeberg@eksempel.no' }, tables: {} }),
    deleteAccount: () => Promise.resolve(),
  });
  adminApi.replace(services.access, {
    warmResults: () => Promise.resolve({}),
    callBudgets: () => Promise.resolve([]),
  });
  deskApi.replace(services.access, {
    desk: () => Promise.resolve({ reports: [], slowChats: [], shutOuts: [], log: [] }),
  });
  friendsApi.replace(
    services.access,
    exampleFriendsApi({
      friendships: (id) => Promise.resolve(isFirst(id) ? [exampleFriendship('lina', true, 'lekkeberg')] : []),
    }),
  );
  const wrote = exampleDirectMessage('m1', {
    from: 'lina',
    to: 'lekkeberg',
    at: '2026-11-22T10:00:00Z',
    content: 'Lekkeberg til gull',
  });
  messagesApi.replace(
    services.access,
    exampleMessagesApi({
      recent: (id) => Promise.resolve(isFirst(id) ? [wrote] : []),
      latest: ({ reader }) => Promise.resolve(isFirst(reader) ? [wrote] : []),
    }),
  );
  fantasyApi.replace(
    services.access,
    exampleFantasyApi({
      savedTeam: (id) => Promise.resolve(isFirst(id) ? '7' : null),
      teamName: () => Promise.resolve('Lekkeberg United'),
      picks: () => Promise.resolve([]),
    }),
  );
  safetyApi.replace(services.access, {
    hiddenWords: () => {
      const session = sessions.current();
      const isTheirs = session.status === 'signed-in' && isFirst(session.user.id);
      return Promise.resolve(new Set(isTheirs ? ['lekkeberg'] : []));
    },
  });
  scoutingApi.replace(services.access, exampleScoutingApi());
  services.privateData.start();
  services.live.start();
  const history = historyAt('/results');
  render(
    <PageContexts parts={pagePartsOf(services)}>
      <QueryClientProvider client={services.queryClient}>
        <WordsProvider words={createI18n('nb')}>
          <LinkProvider component={AppLink}>
            <AppRouter history={history} routes={appRoutes()} />
          </LinkProvider>
          <Toasts />
        </WordsProvider>
      </QueryClientProvider>
    </PageContexts>,
  );
  const { queryClient } = services;

  /** The list of places searched. */
  const places: Readonly<Record<string, () => unknown>> = {
    'the page': () => document.documentElement.outerHTML,
    'what is typed into its fields': () =>
      [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
    'the title': () => document.title,
    'the address': () => history.current().location,
    'the query cache': () =>
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data, String(state.error)]),
    'the mutation cache': () =>
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    'what waits for the network': () => offlineChangesOf(services).open(),
    'local storage': () => Object.entries(localStorage),
    'session storage': () => Object.entries(sessionStorage),
    cookies: () => document.cookie,
    'the name of the window': () => window.name,
  };
  /** The places that contain data of the first spectator, with those data. */
  const traces = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(places).flatMap(([place, search]) => {
        const text = JSON.stringify(search());
        const at = text.toLowerCase().indexOf('lekkeberg');
        return at === -1 ? [] : [[place, text.slice(Math.max(0, at - 80), at + 50)]];
      }),
    );
  const goTo = async (address: string): Promise<void> => {
    act(() => history.navigator.push(address));
    // Waits for a lazy screen and its data.
    await waitFor(() => expect(document.querySelector('main')).not.toBeNull());
    await act(async () => {
      await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: allPrivateKey })).toBe(0));
    });
  };
  return { services, sessions, traces, goTo };
}

/** Where the first spectator types, or accepts an invitation. Every other screen is opened in one case, which takes long. */
const typedAt = ['/results', '/team?lag=3', '/friends/lina', '/settings', '/profile'];

test.each<readonly [how: string, end: readonly Session[], opened: readonly string[]]>([
  ['signs out', [{ status: 'signed-out', reason: 'left' }, signedInAs('Andersen', { isAdmin: true })], addresses],
  [
    'cannot be renewed',
    [{ status: 'signed-out', reason: 'ended' }, signedInAs('Andersen', { isAdmin: true })],
    typedAt,
  ],
  ['gives way to the second', [signedInAs('Andersen', { isAdmin: true })], typedAt],
])('ACCOUNT-20 of a first one who %s the second one finds nothing', async (_how, end, opened) => {
  const { services, sessions, traces, goTo } = open();
  const found = new Set<string>();
  for (const address of opened) {
    await goTo(address);
    for (const place of Object.keys(traces())) found.add(place);
  }
  await goTo('/team?lag=3');
  const comment = await screen.findByPlaceholderText('Kommenter Lekkeberg...');
  fireEvent.change(comment, { target: { value: 'Lekkeberg heier på sine' } });
  fireEvent.keyDown(comment, { key: 'Enter' });
  await waitFor(() => expect(traces()).toHaveProperty('what waits for the network'));
  fireEvent.change(comment, { target: { value: 'Lekkeberg er ikke ferdig' } });
  expect(Object.keys(localStorage).join()).toContain('draft');
  await goTo('/friends/lina');
  const message = await screen.findByPlaceholderText('Skriv til Lina Lekkeberg…');
  fireEvent.change(message, { target: { value: 'Lekkeberg skriver til Lina' } });
  fireEvent.keyDown(message, { key: 'Enter' });
  fireEvent.change(message, { target: { value: 'Lekkeberg er ikke ferdig med Lina' } });
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('ferdig med Lina'));
  expect(JSON.stringify(offlineChangesOf(services).open())).toContain('skriver til Lina');
  await goTo('/settings');
  fireEvent.click(await screen.findByText('Bytt e-postadresse'));
  fireEvent.change(screen.getByLabelText('Ny e-postadresse'), { target: { value: 'lekkeberg.ny@eksempel.no' } });
  for (const place of Object.keys(traces())) found.add(place);
  await goTo('/accept-invitation?token=t1');
  await screen.findByText(/Du er nå venner med Lars Lekkeberg\. Du blir/);
  await screen.findAllByText('Invitasjon akseptert!');
  await goTo('/profile');
  fireEvent.change(await screen.findByLabelText('Bio'), { target: { value: 'Lekkeberg har ikke lagret dette' } });
  for (const place of Object.keys(traces())) found.add(place);
  // This shows that the search works. The title may also contain the name when a screen with it is left.
  expect([...found]).toEqual(
    expect.arrayContaining([
      'local storage',
      'the mutation cache',
      'the page',
      'the query cache',
      'what is typed into its fields',
      'what waits for the network',
    ]),
  );

  for (const session of end) {
    act(() => sessions.emit(session));
    await act(async () => {});
    expect(traces()).toEqual({});
  }
  for (const address of opened) {
    await goTo(address);
    expect(traces(), address).toEqual({});
  }
});
