import { createI18n, LinkProvider, toast, WordsProvider } from '@tribunen/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { type AlertsBackend, alertsBackend } from '../backend/alertsBackend.ts';
import { BackendAccess } from '../backend/access/BackendAccess.ts';
import { type CompetitionsBackend, competitionsBackend } from '../backend/competitionsBackend.ts';
import { followKindsBackend } from '../backend/followKindsBackend.ts';
import { followsBackend } from '../backend/followsBackend.ts';
import { type HomeBackend, homeBackend } from '../backend/homeBackend.ts';
import { type InvitationsBackend, invitationsBackend } from '../backend/invitationsBackend.ts';
import { type LiveBackend, liveBackend } from '../backend/liveBackend.ts';
import { matchBackend } from '../backend/matchBackend.ts';
import { type PresenceBackend, presenceBackend } from '../backend/presenceBackend.ts';
import { type ProfileBackend, profileBackend } from '../backend/profileBackend.ts';
import { seasonBackend } from '../backend/seasonBackend.ts';
import type { Session } from '../backend/auth/session.ts';
import type { AppServices } from '../services/AppServices.ts';
import { PageContexts, type PageParts } from '../app/PageContexts.tsx';
import { silentLog } from '../live/LiveLog.ts';
import { LiveRoom } from '../live/LiveRoom.ts';
import type { DeferredAlerts } from '../live/notifications/useAlerts.ts';
import { openGoalBanner } from '../live/notifications/goalBanner/GoalBannerQueue.ts';
import { createQueryClient } from '../data/createQueryClient.ts';
import type { Prefetcher } from '../features/results/Prefetcher.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import { PageRenewal } from '../app/renewal/PageRenewal.ts';
import { SpectatorWatch } from '../features/shell/SpectatorWatch.ts';
import { OpenSections } from '../features/results/OpenSections.ts';
import { PrivateData } from '../services/PrivateData.ts';
import { SafeStorage } from '../lib/storage/SafeStorage.ts';
import { SessionStore } from '../services/SessionStore.ts';
import { Deferred } from '../lib/loading/Deferred.ts';
import { LanguageStore } from '../lib/appearance/LanguageStore.ts';
import { ThemeStore } from '../lib/appearance/ThemeStore.ts';
import { signedInAs } from './ExampleSession.ts';
import { exampleFollowKindsBackend } from './exampleFollowKindsBackend.ts';
import { exampleFollowsBackend } from './exampleFollowsBackend.ts';
import { exampleLiveBackend } from './exampleLiveBackend.ts';
import { ExampleLiveWorld } from './ExampleLiveWorld.ts';
import { keepChatsQuiet } from './exampleChatBackend.ts';

const never = new Promise<never>(() => {});

const spectator = signedInAs('Kari', { id: 'u1' });

/** All parts of the backend in one object. */
export type FakeBackend = HomeBackend &
  LiveBackend &
  AlertsBackend &
  PresenceBackend &
  ProfileBackend &
  InvitationsBackend &
  CompetitionsBackend;

const parts = [
  homeBackend,
  liveBackend,
  matchBackend,
  alertsBackend,
  presenceBackend,
  profileBackend,
  invitationsBackend,
  competitionsBackend,
];

/** A backend without matches, follows and people. A test overrides single calls. */
export function fakeBackend(given: Partial<FakeBackend> & { readonly session?: Session } = {}): FakeBackend {
  const { session = spectator, ...rest } = given;
  return {
    watchSession: (onSession) => {
      onSession(session);
      return () => {};
    },
    signOut: () => Promise.resolve(),
    matches: () => Promise.resolve([]),
    matchesAhead: () => Promise.resolve([]),
    follows: () => Promise.resolve([]),
    pendingInvitations: () => Promise.resolve(0),
    heardPerson: () => null,
    liveMatchIds: () => Promise.resolve([]),
    matchEvents: () => Promise.resolve([]),
    eventsSince: () => Promise.resolve([]),
    fantasyPlayers: () => Promise.resolve([]),
    joinOnlineUsers: () => ({ track: () => {}, untrack: () => {}, leave: () => {} }),
    hearFriends: () => () => {},
    announce: () => Promise.resolve({ friends: [], online: 0 }),
    profile: () => Promise.resolve(null),
    profiles: () => Promise.resolve(new Map()),
    saveProfile: () => never,
    received: () => Promise.resolve([]),
    accept: () => never,
    decline: () => never,
    send: () => never,
    sendTo: () => never,
    lookUp: () => never,
    acceptByToken: () => never,
    subscribeToInvitations: () => () => {},
    competitions: () => Promise.resolve([]),
    teams: () => Promise.resolve([]),
    searchTeams: () => Promise.resolve([]),
    ...exampleLiveBackend(),
    ...rest,
  };
}

/** The services of a test, and the other long-lived parts beside them. */
export interface FakeServices extends AppServices, Omit<PageParts, 'services' | 'alerts' | 'results'>, DeferredAlerts {
  readonly privateData: PrivateData;
  readonly sections: OpenSections;
  readonly prefetcher: Deferred<Prefetcher>;
}

/** The parts that `PageContexts` provides, from the services of a test. */
export function pagePartsOf(services: FakeServices): PageParts {
  return { ...services, services, alerts: services, results: services };
}

/** The services of a test, by the clock that the test runs on. Nothing is loaded ahead and nothing is retried by itself. */
export function fakeServices(backend: FakeBackend): FakeServices {
  const access = new BackendAccess({
    url: 'https://backend.example',
    anonKey: 'anon-key',
    apiUrl: '/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  });
  for (const part of parts) part.replace(access, backend);
  followsBackend.replace(access, exampleFollowsBackend());
  followKindsBackend.replace(access, exampleFollowKindsBackend());
  keepChatsQuiet(access);
  // Data of competitions and teams stays unanswered unless the test answers.
  seasonBackend.replace(access, {
    standings: () => never,
    competitionMatches: () => never,
    scorers: () => never,
    team: () => never,
    teamMatches: () => never,
  });
  const queryClient = createQueryClient({ retry: false });
  const now = () => Date.now();
  const world = new ExampleLiveWorld();
  const session = new SessionStore(backend);
  session.start();
  const room = new LiveRoom({
    backend,
    queryClient,
    session,
    world,
    log: silentLog,
    tabsPort: null,
    tabsIdentity: () => 'test',
  });
  const live = new Deferred(() => Promise.resolve(room), 'The live room did not load');
  return {
    config: { kind: 'demo', productName: 'Tribunen', apiUrl: '/api' },
    demo: null,
    access,
    queryClient,
    session,
    privateData: new PrivateData({
      session,
      queryClient,
      storages: [new SafeStorage(() => localStorage)],
      toasts: toast,
    }),
    live,
    goalBanner: new Deferred(
      () => Promise.resolve(openGoalBanner(access, room, queryClient)),
      'The goal banner did not load',
    ),
    // These have tests of their own.
    alerts: new Deferred(() => never, 'The alerts did not load'),
    presence: new Deferred(() => never, 'Presence did not load'),
    prefetcher: new Deferred(() => never, 'The prefetcher did not load'),
    sections: new OpenSections(),
    spectator: new Deferred(
      () => Promise.resolve(new SpectatorWatch({ access, queryClient, session, now })),
      'The watch of the spectator did not load',
    ),
    renewal: new PageRenewal({
      site: { isReachable: () => never, reload: () => {}, noteReload: () => false },
      holdsWork: () => false,
      isWatching: () => false,
      wasJustPressed: () => false,
      now,
    }),
    theme: new ThemeStore(() => localStorage, document),
    language: new LanguageStore(() => localStorage, ['nb-NO'], window),
    now,
  };
}

/** Renders routes at an address, with the services of a test around them. */
export function WithServices({
  services,
  routes,
  at,
}: {
  readonly services: FakeServices;
  readonly routes: RouteObject[];
  readonly at: string;
}): ReactNode {
  return (
    <PageContexts parts={pagePartsOf(services)}>
      <QueryClientProvider client={services.queryClient}>
        <WordsProvider words={createI18n('nb')}>
          <LinkProvider component={AppLink}>
            <RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />
          </LinkProvider>
        </WordsProvider>
      </QueryClientProvider>
    </PageContexts>
  );
}
