import { loadDemoWords } from '@tribunen/locales';
import {
  addWords,
  ContentLanguage,
  createFirstI18n,
  FontFaces,
  GlobalStyle,
  LinkProvider,
  toast,
  Toasts,
  WordsProvider,
} from '@tribunen/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Arrival } from '../api/access/arrival.ts';
import { knownKey } from '../api/access/knownKey.ts';
import { googleVisit } from '../api/access/googleVisit.ts';
import { BackendAccess } from '../api/access/BackendAccess.ts';
import type { BackendAddress } from '../api/access/network.ts';
import { homeApi } from '../api/homeApi.ts';
import type { Config } from '../config.ts';
import type { DemoState, AppServices } from '../services/AppServices.ts';
import { nextTask } from '../lib/tasks/nextTask.ts';
import { activeTab } from '../features/shell/activeTab.ts';
import { prepareScreen } from './prepareScreen.ts';
import { whenIdle } from '../lib/tasks/whenIdle.ts';
import { whenFirstScreenStands } from './whenFirstScreenStands.ts';
import { PageContexts, type PageParts } from './PageContexts.tsx';
import { LiveHost } from '../live/LiveHost.tsx';
import { type LiveLog, silentLog } from '../live/LiveLog.ts';
import { AlertsHost } from '../live/notifications/AlertsHost.tsx';
import { createQueryClient } from '../data/createQueryClient.ts';
import { holdsWork } from './pageReload/holdsWork.ts';
import { PageReload } from './pageReload/PageReload.ts';
import { ownSite } from './pageReload/site.ts';
import { rootLeadsTo } from '../navigation/rootLeadsTo.ts';
import { AppHistory } from '../navigation/AppHistory.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import { AppRouter } from '../navigation/AppRouter.tsx';
import { paths } from '../navigation/paths.ts';
import { appRoutes } from './routes/appRoutes.tsx';
import { OpenSections } from '../features/results/OpenSections.ts';
import { PrivateData } from '../services/PrivateData.ts';
import { SessionStore } from '../services/SessionStore.ts';
import { Deferred } from '../lib/loading/Deferred.ts';
import { lazyUntilLoaded } from '../lib/loading/lazyUntilLoaded.ts';
import { SafeStorage } from '../lib/storage/SafeStorage.ts';
import { when } from '../lib/state/when.ts';
import { LanguageStore } from '../lib/appearance/LanguageStore.ts';
import { ThemeStore } from '../lib/appearance/ThemeStore.ts';

/**
 * The fonts and the global style. A build puts them into its page (`renderShell`), because the browser reads them
 * faster than a script can write them.
 */
function PageStyles() {
  return (
    <>
      <FontFaces />
      <GlobalStyle />
    </>
  );
}

/** Only the demo's build contains these. */
const DemoFaults = import.meta.env.DEMO
  ? lazyUntilLoaded(async () => (await import('../features/shell/DemoFaults.tsx')).DemoFaults)
  : null;

interface StartedDemo extends DemoState {
  /** The storage and the key of the demo's session. */
  readonly session: { readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>; readonly key: string };
}

/**
 * Creates the services and renders the app, in tasks of a few milliseconds.
 *
 * @param network the network with the answers to the page's early requests (`askEarly`); null for the browser's own
 * network
 */
export async function startApp(
  config: Config,
  demo: StartedDemo | null,
  network: typeof fetch | null,
  log: LiveLog | null = null,
): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');

  const device = new SafeStorage(() => localStorage);
  const language = new LanguageStore(() => localStorage, navigator.languages, window);
  const access = new BackendAccess({
    ...addressOf(config, demo, device),
    language: language.current,
    storageEvents: window,
    // This comes before the router reads the address.
    arrival: await arrivalHere(),
    ...(network !== null && { fetch: network }),
  });
  const home = homeApi.of(access);
  const queryClient = createQueryClient();
  // The gate opens before the first answer, which may contain more than the reader wants to know. Another tab may make that choice later.
  const openGate = async () => (await import('../live/knownUntil/knownUntilOf.ts')).knownUntilOf(access, queryClient);
  if (device.getItem(knownKey) !== null) await openGate();
  else addEventListener('storage', ({ key }) => key === knownKey && void openGate());
  const clock = { now: () => Date.now() };
  const words = await createFirstI18n(language.current(), config.productName);
  if (import.meta.env.DEMO) addWords(words, language.current(), await loadDemoWords(language.current()));
  const languageSwitch = new Deferred(async () => {
    const { openLanguageSwitch } = await import('../lib/appearance/LanguageSwitch.ts');
    return openLanguageSwitch(words, language);
  }, 'The language switch did not load');
  await nextTask();
  // A redirect would leave the page empty between the static shell and the results.
  if (location.pathname === paths.root) history.replaceState(null, '', rootLeadsTo(location.search));
  const appHistory = new AppHistory();
  const routes = appRoutes();
  await nextTask();
  const session = new SessionStore(home);
  const live = new Deferred(async () => {
    const { openLiveConnection } = await import('../live/openLiveConnection.ts');
    await nextTask();
    return openLiveConnection({
      access,
      queryClient,
      session,
      config,
      log: log ?? silentLog,
    });
  }, 'The live connection did not load');
  const roomOf = () => when(live, (room) => room !== null);
  // Only signed-in users receive announcements and are counted as online.
  const signedIn = () => when(session, ({ status }) => status === 'signed-in');
  const alerts = new Deferred(async () => {
    const [room] = await Promise.all([roomOf(), signedIn()]);
    const { openAlerts } = await import('../live/notifications/openAlerts.ts');
    await nextTask();
    const goTo = (path: string) => appHistory.navigator.push(path);
    return openAlerts({ access, config, room, queryClient, session, words, goTo });
  }, 'The alerts did not load');
  const goalBanner = new Deferred(async () => {
    const room = await roomOf();
    const { openGoalBanner } = await import('../live/notifications/goalBanner/GoalBannerQueue.ts');
    return openGoalBanner(access, room, queryClient);
  }, 'The goal banner did not load');
  const presence = new Deferred(async () => {
    const [room] = await Promise.all([roomOf(), signedIn()]);
    const { openOnlineUsers } = await import('../live/presence/OnlineUsers.ts');
    return openOnlineUsers(access, room, session);
  }, 'Presence did not load');
  const outboxes = new Deferred(async () => {
    await signedIn();
    const { outboxesOf } = await import('../chat/outbox/outboxesOf.ts');
    return outboxesOf({ access, queryClient, session, ...clock }, words);
  }, 'The outboxes did not load');
  const spectator = new Deferred(async () => {
    await Promise.all([roomOf(), signedIn()]);
    const { SpectatorWatch } = await import('../features/shell/SpectatorWatch.ts');
    return new SpectatorWatch({ access, queryClient, session, ...clock });
  }, 'The badges did not load');
  const prefetcher = new Deferred(async () => {
    const { openPrefetcher } = await import('../features/results/openPrefetcher.ts');
    return openPrefetcher(queryClient, home, clock);
  }, 'The prefetcher did not load');
  const services: AppServices = {
    config,
    demo,
    access,
    queryClient,
    session,
    theme: new ThemeStore(() => localStorage, document),
    language,
    ...clock,
  };
  // The demo has no installed app, because it has its own service worker, and its football begins anew at each visit.
  const installedApp = import.meta.env.DEMO
    ? null
    : new Deferred(
        async () => new (await import('./installedApp/InstalledApp.tsx')).InstalledApp(services, words, spectator),
        'The code of the installed app did not load',
      );
  const pageReload = new PageReload({
    site: ownSite,
    holdsWork: () => holdsWork(queryClient, document),
    // The results and the matches have no forms, so a reload there loses nothing.
    isWatching: () => {
      const tab = activeTab(location.pathname);
      return tab === 'results' || tab === 'match';
    },
    wasJustPressed: () => 'userActivation' in navigator && navigator.userActivation.isActive,
    ...clock,
  });
  const privateData = new PrivateData({
    session,
    queryClient,
    storages: [device, new SafeStorage(() => sessionStorage)],
    toasts: toast,
    onSpectator: () => {
      access.hidden = home
        .hiddenResults()
        .then(async (rows) => rows.length > 0 && (await openGate()).followAccount(rows))
        .catch((error: unknown) => console.error('What other devices hide is unknown', error));
    },
  });
  const parts: PageParts = {
    services,
    live,
    alerts: { alerts, goalBanner },
    presence,
    results: {
      prefetcher,
      sections: new OpenSections(),
    },
    spectator,
    pageReload,
  };
  pageReload.start();
  services.theme.start();
  language.start();
  session.start();
  privateData.start();
  // Without a network the first screen consists of kept data, so the installed app starts at once.
  if (!navigator.onLine) installedApp?.start();
  whenFirstScreenStands(queryClient, location.pathname, () => {
    languageSwitch.start();
    installedApp?.start();
    if (import.meta.env.DEMO) whenIdle(() => void import('./routes/loadAhead.ts').then(({ loadAhead }) => loadAhead()));
    // The live connection waits while the user is at /auth, where there is nothing to watch.
    void when(appHistory, ({ location: { pathname } }) => pathname !== paths.auth).then(() => {
      for (const part of [live, alerts, presence, outboxes, spectator, prefetcher]) part.start();
    });
  });
  await prepareScreen(location, services, () => installedApp?.start());
  await nextTask();

  const page = (
    <StrictMode>
      <PageContexts parts={parts}>
        <QueryClientProvider client={queryClient}>
          <WordsProvider words={words}>
            {import.meta.env.DEV && <PageStyles />}
            <LinkProvider component={AppLink}>
              <ContentLanguage value={import.meta.env.DEMO ? 'nb' : null}>
                <AppRouter history={appHistory} routes={routes} />
              </ContentLanguage>
            </LinkProvider>
            <Toasts />
            <LiveHost />
            <AlertsHost />
            {demo !== null && DemoFaults !== null && (
              <Suspense>
                <DemoFaults demo={demo} />
              </Suspense>
            )}
          </WordsProvider>
        </QueryClientProvider>
      </PageContexts>
    </StrictMode>
  );
  // In a transition React renders in small steps, so that the page stays responsive. The static shell is shown until React is done and the
  // screen of the address has loaded.
  startTransition(() => createRoot(root).render(page));
}

/** What the auth server has put into the address. The code that reads it is loaded only if the address may contain it. */
async function arrivalHere(): Promise<Arrival | null> {
  const wentToGoogle = googleVisit.end();
  if (!/\b(?:code|error|message|access_token)\b/.test(location.search + location.hash)) return null;
  const { takeArrival } = await import('../api/access/arrival.ts');
  return takeArrival(location, history, wentToGoogle);
}

function addressOf(config: Config, demo: StartedDemo | null, device: SafeStorage): BackendAddress {
  const { apiUrl } = config;
  if (config.kind === 'configured') {
    return {
      url: config.supabaseUrl,
      anonKey: config.supabaseAnonKey,
      apiUrl,
      storage: device,
    };
  }
  if (demo === null) throw new Error('The demo has not been started');
  const { storage, key } = demo.session;
  return { url: location.origin, anonKey: 'demo', apiUrl, storage: new SafeStorage(() => storage), sessionKey: key };
}
