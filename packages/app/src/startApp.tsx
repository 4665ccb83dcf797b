import { createI18n, GlobalStyle, LinkProvider, Toasts, WordsProvider } from '@tribunen/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { type Backend, connectBackend } from './backend/Backend.ts';
import type { Config } from './config.ts';
import type { DemoState, House } from './house/House.ts';
import { instantNow } from './house/instantNow.ts';
import { HouseContext } from './house/useHouse.ts';
import { browserLiveWorld } from './live/browserLiveWorld.ts';
import { LiveFeed } from './live/LiveFeed.ts';
import { silentLog } from './live/LiveLog.ts';
import { ServerClock } from './live/ServerClock.ts';
import { SoundSettings } from './notifications/SoundSettings.ts';
import { browserPrefetchWorld } from './queries/browserPrefetchWorld.ts';
import { Prefetcher } from './queries/Prefetcher.ts';
import { AppLink } from './routes/AppLink.tsx';
import { createRouter } from './routes/router.tsx';
import { OpenSections } from './sections/OpenSections.ts';
import { SessionStore } from './session/SessionStore.ts';
import { loneTab } from './tabs/loneTab.ts';
import { ThemeStore } from './theme/ThemeStore.ts';

/** The demo's alone: another build holds nothing of it. */
const DemoFaults = import.meta.env.DEMO ? lazy(() => import('./features/shell/DemoFaults.tsx')) : null;

/** Puts the house together and opens it. */
export function startApp(config: Config, demo: DemoState | null): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');

  const backend = backendOf(config);
  const queryClient = new QueryClient({
    // Offline is an answer too: the screens say so, instead of waiting for a network that may not come.
    defaultOptions: { queries: { retry: 1, retryDelay: 500, networkMode: 'always' } },
  });
  const clock = { now: () => Date.now() };
  const now = () => instantNow(clock);
  const house: House = {
    config,
    demo,
    backend,
    queryClient,
    session: new SessionStore(backend),
    live: new LiveFeed({
      backend,
      queryClient,
      world: browserLiveWorld,
      clock: new ServerClock(browserLiveWorld.now),
      tabs: loneTab,
      log: silentLog,
    }),
    prefetcher: new Prefetcher(queryClient, backend, browserPrefetchWorld(now)),
    sections: new OpenSections(),
    theme: new ThemeStore(() => localStorage, document),
    soundSettings: new SoundSettings(() => localStorage, window),
    ...clock,
  };
  house.theme.start();
  house.soundSettings.start();
  house.session.start();
  house.live.start();

  const page = (
    <StrictMode>
      <HouseContext value={house}>
        <QueryClientProvider client={queryClient}>
          <WordsProvider words={createI18n('nb')}>
            <GlobalStyle />
            <LinkProvider component={AppLink}>
              <RouterProvider router={createRouter()} />
            </LinkProvider>
            <Toasts />
            {demo !== null && DemoFaults !== null && (
              <Suspense>
                <DemoFaults demo={demo} />
              </Suspense>
            )}
          </WordsProvider>
        </QueryClientProvider>
      </HouseContext>
    </StrictMode>
  );
  // As a transition, React draws it in small steps and the page answers in between; the shell stands until it is done.
  startTransition(() => createRoot(root).render(page));
}

function backendOf(config: Config): Backend {
  return config.kind === 'demo'
    ? connectBackend({ url: location.origin, anonKey: 'demo', apiUrl: config.apiUrl, storage: sessionStorage })
    : connectBackend({
        url: config.supabaseUrl,
        anonKey: config.supabaseAnonKey,
        apiUrl: config.apiUrl,
        storage: localStorage,
      });
}
