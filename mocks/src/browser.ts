import { DemoMemory } from './DemoMemory.ts';
import { DemoSession } from './DemoSession.ts';
import { demoCredentials } from './demoSpectator.ts';
import { DeviceLine } from './DeviceLine.ts';
import type { SelectedFaults } from './faults/chooseFaults.ts';
import { followMissedNavigation } from './followMissedNavigation.ts';
import { type Mail, readMailbox } from './mailbox.ts';
import { parseDemoSearch } from './parseDemoSearch.ts';
import { type ShownScenarioName, scenarioNames } from './scenarios/scenarios.ts';
import { RemoteBackend } from './worker/RemoteBackend.ts';
import { serveInPage } from './worker/serveInPage.ts';
import { serveInWorker } from './worker/serveInWorker.ts';
import { worldName } from './worldName.ts';
import type { TextStorage } from './TextStorage.ts';

export interface DemoOptions {
  /** The query of the page's address: `?demo=<scenario>&speed=<n>&seed=<n>&user=<name>&fault=<name>`. */
  readonly search: string;
  /** The page's origin, which serves as the demo's Supabase address. */
  readonly origin: string;
  /** The tab's own storage (`sessionStorage`). */
  readonly storage: TextStorage;
  /** The storage that the browser's tabs share (`localStorage`). */
  readonly sharedStorage: TextStorage;
}

export interface Demo {
  /** The scenario; null when the demo's bar does not offer it. */
  readonly scenario: ShownScenarioName | null;
  readonly scenarios: readonly ShownScenarioName[];
  readonly speed: 1 | 10 | 60;
  readonly seed: number;
  readonly credentials: typeof demoCredentials;
  /** The storage and key of the session, for the options of the Supabase client. */
  readonly session: Pick<DemoSession, 'storage' | 'key'>;
  /** The faults that the address asks for. */
  readonly faults: SelectedFaults & { readonly span: null };
  /** Sets the faults that are active from now on. */
  chooseFaults(choice: SelectedFaults): void;
  /** Makes the next load of every tab of this world begin a new world. */
  restart(): void;
  /** The mails that a real backend would have sent, newest first. Their links work in this page. */
  mails(): Promise<readonly Mail[]>;
}

/**
 * Starts the mock backend in a worker, and the service worker that passes the page's requests on to it. The demo opens
 * signed in as the user named in the address, or as the demo spectator if the address names nobody. In the scenario
 * `utlogget` it opens signed out. In a browser with shared workers, a reload keeps the rows and the session, and after a
 * sign-out the page opens signed out. Tabs of the same scenario, seed and speed then share their rows and matches; tabs
 * of the same user also share their session.
 *
 * Create the Supabase client afterwards: a client keeps the `WebSocket` that it finds when it is created.
 *
 * @example
 * const demo = await startDemo({ search: location.search, origin: location.origin, storage: sessionStorage, sharedStorage: localStorage });
 */
export async function startDemo({ search, origin, storage, sharedStorage }: DemoOptions): Promise<Demo> {
  const asked = parseDemoSearch(search);
  const memory = new DemoMemory(storage, asked.scenario, asked.user);
  const remembered = memory.recall();
  const backend = new RemoteBackend({
    search,
    remembered,
    locks: navigator.locks,
    ways: [serveInWorker, serveInPage],
    onWorldGone: () => location.reload(),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') backend.wake();
  });
  const line = new DeviceLine(backend, () => navigator.onLine);
  window.addEventListener('offline', () => line.cut());
  // While the worker starts, the page fetches the code that answers its network.
  const [world] = await Promise.all([
    backend.opened,
    import('./answerNetwork.ts').then(({ answerNetwork }) => answerNetwork(line)),
  ]);
  const session = new DemoSession(world.isShared ? sharedStorage : storage, worldName(asked), asked.user);
  session.enter(world);
  memory.keep(world.id);
  const faults = { answers: asked.fault, place: 'everywhere', line: 'none', clock: 'right', span: null } as const;
  const chooseFaults = (choice: SelectedFaults) => backend.chooseFaults({ choice, at: Date.now() });
  // When the address names no fault, the scenario's own faults stay.
  if (asked.fault !== 'none') chooseFaults(faults);
  // The page is leaving, or shows the auth server's answer, so the demo never starts in it.
  if (await followMissedNavigation(backend, location, document)) await new Promise(() => {});
  return {
    ...asked,
    scenario: scenarioNames.find((name) => name === asked.scenario) ?? null,
    scenarios: scenarioNames,
    credentials: demoCredentials,
    session,
    faults,
    chooseFaults,
    restart: () => memory.beginAnew(),
    mails: () => readMailbox(backend, origin),
  };
}
