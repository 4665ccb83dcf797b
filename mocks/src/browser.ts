import { setupWorker } from 'msw/browser';
import { Backend } from './Backend.ts';
import { type Clock, systemClock } from './Clock.ts';
import { createHandlers } from './createHandlers.ts';
import { chooseFaults, type FaultChoice } from './faults/chooseFaults.ts';
import { DemoMemory, fillFromMemory } from './DemoMemory.ts';
import { demoCredentials, demoSpectator } from './demoSpectator.ts';
import { openMatchSource } from './openMatchSource.ts';
import { parseDemoSearch } from './parseDemoSearch.ts';
import { type ScenarioName, scenarioNames, scenarios } from './scenarios/scenarios.ts';
import { sessionKey } from './sessionKey.ts';

export interface DemoOptions {
  /** The address's query: `?demo=<scenario>&speed=<n>&seed=<n>`. */
  readonly search: string;
  /** The page's origin, which the demo takes for its Supabase address. */
  readonly origin: string;
  /** The tab's own memory, which supabase-js must be given for its session too. */
  readonly storage: Storage;
  readonly clock?: Clock;
}

export interface Demo {
  readonly scenario: ScenarioName;
  readonly scenarios: readonly ScenarioName[];
  readonly speed: 1 | 10 | 60;
  readonly seed: number;
  readonly credentials: typeof demoCredentials;
  /** What goes wrong from now on. */
  chooseFaults(choice: FaultChoice): void;
  /** Forgets what happened in this tab, so that the next load begins a new match day. */
  restart(): void;
}

/**
 * Starts the mock backend in the page: its rows, its football, its service worker. Whoever opens the demo in a tab is signed in as
 * the demo spectator (but in the scenario `utlogget`); a reload goes on where the tab was, signed out if the user had signed out.
 *
 * Create the Supabase client afterwards: it takes `WebSocket` as it stands when it is made.
 *
 * @example
 * const demo = await startDemo({ search: location.search, origin: location.origin, storage: sessionStorage });
 */
export async function startDemo({ search, origin, storage, clock = systemClock }: DemoOptions): Promise<Demo> {
  const asked = parseDemoSearch(search);
  const scenario = scenarios[asked.scenario];
  const memory = new DemoMemory(storage);
  const { anchor, tables } = memory.recall(asked, clock.now());

  const backend = await Backend.open({
    scenario,
    clock,
    newId: () => crypto.randomUUID(),
    openMatches: (database) =>
      openMatchSource({ programme: scenario.programme, seed: asked.seed, speed: asked.speed, anchor }, database, clock),
    ...(tables !== null && { fill: (database) => fillFromMemory(database, tables) }),
  });
  memory.keep({ ...asked, anchor }, backend.database);
  if (tables === null) {
    if (scenario.signedIn) {
      const session = await backend.auth.openSession(demoSpectator.id);
      storage.setItem(sessionKey(origin), JSON.stringify(session));
    } else storage.removeItem(sessionKey(origin));
  }

  await backend.start();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    backend.wake().catch((error: unknown) => console.error('The match day could not catch up', error));
  });
  const handlers = createHandlers(backend);
  await setupWorker(...handlers.http, handlers.realtime).start({ quiet: true, onUnhandledFrame: 'bypass' });
  return {
    ...asked,
    scenarios: scenarioNames,
    credentials: demoCredentials,
    chooseFaults: (choice) => chooseFaults(backend.faults, choice, clock.now()),
    restart() {
      memory.forget();
      storage.removeItem(sessionKey(origin));
    },
  };
}
