import { createI18n, LinkProvider, toast, WordsProvider } from '@tribunen/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type AlertsApi, alertsApi } from '../api/alertsApi.ts';
import { BackendAccess } from '../api/access/BackendAccess.ts';
import { type CompetitionsApi, competitionsApi } from '../api/competitionsApi.ts';
import { followsApi } from '../api/followsApi.ts';
import { type HomeApi, homeApi } from '../api/homeApi.ts';
import { type InvitationsApi, invitationsApi } from '../api/invitationsApi.ts';
import { type LiveApi, liveApi } from '../api/liveApi.ts';
import { matchApi } from '../api/matchApi.ts';
import { type PresenceApi, presenceApi } from '../api/presenceApi.ts';
import { type ProfileApi, profileApi } from '../api/profileApi.ts';
import { seasonApi } from '../api/seasonApi.ts';
import type { Session } from '../api/auth/session.ts';
import type { AppServices } from '../services/AppServices.ts';
import { PageContexts, type PageParts } from '../app/PageContexts.tsx';
import { silentLog } from '../live/LiveLog.ts';
import { LiveConnection } from '../live/LiveConnection.ts';
import type { DeferredAlerts } from '../live/notifications/useAlerts.ts';
import { openGoalBanner } from '../live/notifications/goalBanner/GoalBannerQueue.ts';
import { createQueryClient } from '../data/createQueryClient.ts';
import { offlineChangesOf } from '../data/offlineChanges/offlineChangesOf.ts';
import type { Prefetcher } from '../features/results/Prefetcher.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import { AppRouter } from '../navigation/AppRouter.tsx';
import { PageReload } from '../app/pageReload/PageReload.ts';
import { SpectatorWatch } from '../features/shell/SpectatorWatch.ts';
import { OpenSections } from '../features/results/OpenSections.ts';
import { PrivateData } from '../services/PrivateData.ts';
import { SafeStorage } from '../lib/storage/SafeStorage.ts';
import { SessionStore } from '../services/SessionStore.ts';
import { Deferred } from '../lib/loading/Deferred.ts';
import { LanguageStore } from '../lib/appearance/LanguageStore.ts';
import { ThemeStore } from '../lib/appearance/ThemeStore.ts';
import { ExampleDevice } from './ExampleDevice.ts';
import { signedInAs } from './ExampleSession.ts';
import { exampleFollowsApi } from './exampleFollowsApi.ts';
import { exampleLiveApi } from './exampleLiveApi.ts';
import { ExampleLiveWorld } from './ExampleLiveWorld.ts';
import { keepChatsQuiet } from './exampleChatApi.ts';
import { historyAt } from './historyAt.ts';

const never = new Promise<never>(() => {});

const spectator = signedInAs('Kari', { id: 'u1' });

/** All parts of the backend in one object. */
export type FakeApi = HomeApi & LiveApi & AlertsApi & PresenceApi & ProfileApi & InvitationsApi & CompetitionsApi;

const parts = [homeApi, liveApi, matchApi, alertsApi, presenceApi, profileApi, invitationsApi, competitionsApi];

/** A backend without matches, follows and people. A test overrides single calls. */
export function fakeApi(given: Partial<FakeApi> & { readonly session?: Session } = {}): FakeApi {
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
    hiddenResults: () => Promise.resolve([]),
    pendingInvitations: () => Promise.resolve(0),
    heardPerson: () => null,
    liveMatchIds: () => Promise.resolve([]),
    matchEvents: () => Promise.resolve([]),
    eventsSince: () => Promise.resolve([]),
    fantasyPlayers: () => Promise.resolve([]),
    isHidden: () => false,
    onHidden: () => () => {},
    waitMs: () => 0,
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
    ...exampleLiveApi(),
    ...rest,
  };
}

/** The services of a test, with the page's other long-lived parts. */
export interface FakeServices extends AppServices, Omit<PageParts, 'services' | 'alerts' | 'results'>, DeferredAlerts {
  readonly privateData: PrivateData;
  readonly sections: OpenSections;
  readonly prefetcher: Deferred<Prefetcher>;
}

/** The parts that `PageContexts` provides, from the services of a test. */
export function pagePartsOf(services: FakeServices): PageParts {
  return { ...services, services, alerts: services, results: services };
}

/** A network on which every table is empty. Other requests fail the test, which has to replace the part that makes them. */
const emptyTables: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  return request.method === 'GET' && request.url.includes('/rest/v1/') ? Response.json([]) : fetch(request);
};

/**
 * The services of a test, which use the test's clock. Nothing is loaded ahead and nothing is retried. A part of the
 * backend that the test does not replace reads empty tables.
 */
export function fakeServices(api: FakeApi, device = new ExampleDevice()): FakeServices {
  const access = new BackendAccess({
    url: 'https://backend.example',
    anonKey: 'anon-key',
    apiUrl: '/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: emptyTables,
  });
  for (const part of parts) part.replace(access, api);
  followsApi.replace(access, exampleFollowsApi());
  keepChatsQuiet(access);
  // Requests for competitions and teams stay pending unless the test answers them.
  seasonApi.replace(access, {
    standings: () => never,
    competitionMatches: () => never,
    scorers: () => never,
    team: () => never,
    teamMatches: () => never,
  });
  const queryClient = createQueryClient({ retry: false });
  const now = () => Date.now();
  const world = new ExampleLiveWorld();
  const session = new SessionStore(api);
  session.start();
  offlineChangesOf({ access, session, now }, device.storage);
  const room = new LiveConnection({
    api,
    queryClient,
    session,
    world,
    log: silentLog,
    tabsPort: null,
    tabsIdentity: () => 'test',
  });
  const live = new Deferred(() => Promise.resolve(room), 'The live connection did not load');
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
    // These parts are tested separately.
    alerts: new Deferred(() => never, 'The alerts did not load'),
    presence: new Deferred(() => never, 'Presence did not load'),
    prefetcher: new Deferred(() => never, 'The prefetcher did not load'),
    sections: new OpenSections(),
    spectator: new Deferred(
      () => Promise.resolve(new SpectatorWatch({ access, queryClient, session, now })),
      'The watch of the spectator did not load',
    ),
    pageReload: new PageReload({
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
            <AppRouter history={historyAt(at)} routes={routes} />
          </LinkProvider>
        </WordsProvider>
      </QueryClientProvider>
    </PageContexts>
  );
}
