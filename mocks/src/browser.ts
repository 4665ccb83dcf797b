import { setupWorker } from 'msw/browser';
import { Backend } from './Backend.ts';
import { type Clock, systemClock } from './Clock.ts';
import { createHandlers } from './createHandlers.ts';
import { chooseFaults, type FaultChoice } from './faults/chooseFaults.ts';
import { DeviceLine } from './DeviceLine.ts';
import { DemoMemory } from './DemoMemory.ts';
import { demoCredentials, demoSpectator } from './demoSpectator.ts';
import { createRandom } from './feed/createRandom.ts';
import { openMatchSource } from './openMatchSource.ts';
import { parseDemoSearch } from './parseDemoSearch.ts';
import { type ShownScenarioName, scenarioNames, scenarios } from './scenarios/scenarios.ts';
import { sessionKey } from './sessionKey.ts';
import type { ChangeLog } from './tabs/ChangeLog.ts';
import { IndexedDbLog } from './tabs/IndexedDbLog.ts';
import { MemoryLog } from './tabs/MemoryLog.ts';
import { openWorld } from './tabs/openWorld.ts';
import { SharedDatabase } from './tabs/SharedDatabase.ts';
import { TabCluster } from './tabs/TabCluster.ts';

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
  /** Null where the address asks for one that the bar does not offer. */
  readonly scenario: ShownScenarioName | null;
  readonly scenarios: readonly ShownScenarioName[];
  readonly speed: 1 | 10 | 60;
  readonly seed: number;
  readonly credentials: typeof demoCredentials;
  /** What goes wrong from now on. */
  chooseFaults(choice: FaultChoice): void;
  /** The next load begins a new world, in every tab of the scenario. */
  restart(): void;
}

/**
 * Starts the mock backend in the page: its rows, its football, its service worker. Whoever opens the demo in a tab is signed in as
 * the demo spectator (but in the scenario `utlogget`); a reload goes on where the tab was, signed out if the user had signed out.
 * Several tabs of a scenario share their rows, and show the same matches.
 *
 * Create the Supabase client afterwards: it takes `WebSocket` as it stands when it is made.
 *
 * @example
 * const demo = await startDemo({ search: location.search, origin: location.origin, storage: sessionStorage });
 */
export async function startDemo({ search, origin, storage, clock = systemClock }: DemoOptions): Promise<Demo> {
  const asked = parseDemoSearch(search);
  const scenario = scenarios[asked.scenario];
  const memory = new DemoMemory(storage, asked.scenario);
  const remembered = memory.recall();
  const { log, name } = await openLog(`tribunen-demo/${asked.scenario}`);
  const world = await openWorld({
    log,
    locks: navigator.locks,
    name,
    remembered: remembered.world,
    beginsAnew: remembered.beginsAnew,
    day: `${asked.seed}/${asked.speed}`,
    now: clock.now(),
    newId,
  });

  const random = createRandom(asked.seed, 'realtime');
  const backend = await Backend.open({
    scenario,
    clock,
    newId,
    openMatches: (database) =>
      openMatchSource(
        { programme: scenario.programme, seed: asked.seed, speed: asked.speed, anchor: world.anchor },
        database,
        clock,
      ),
    share: (database, fill) =>
      SharedDatabase.open({
        database,
        fill,
        log,
        worldId: world.id,
        locks: navigator.locks,
        name,
        onWorldGone: () => location.reload(),
      }),
    cluster: new TabCluster(name, newId(), navigator.locks),
    // Supabase takes one to three seconds.
    subscribesAfterMs: () => 1000 + 2000 * random(),
  });
  if (remembered.world !== world.id) {
    if (scenario.signedIn) {
      const session = await backend.openSession(demoSpectator.id);
      storage.setItem(sessionKey(origin), JSON.stringify(session));
    } else storage.removeItem(sessionKey(origin));
  }
  memory.keep(world.id);

  await backend.start();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    backend.wake().catch((error: unknown) => console.error('The match day could not catch up', error));
  });
  const line = new DeviceLine(backend, () => navigator.onLine);
  window.addEventListener('offline', () => line.cut());
  const handlers = createHandlers(line);
  await setupWorker(...handlers.http, handlers.realtime).start({ quiet: true, onUnhandledFrame: 'bypass' });
  return {
    ...asked,
    scenario: scenarioNames.find((name) => name === asked.scenario) ?? null,
    scenarios: scenarioNames,
    credentials: demoCredentials,
    chooseFaults: (choice) => chooseFaults(backend.faults, choice, clock.now()),
    restart: () => memory.beginAnew(),
  };
}

/** Where the tabs of a scenario keep their rows, and their name for it. A browser that keeps nothing has each tab for itself. */
async function openLog(name: string): Promise<{ readonly log: ChangeLog; readonly name: string }> {
  try {
    return { log: await IndexedDbLog.open(name), name };
  } catch (error) {
    console.error('This browser keeps nothing: the demo is this tab’s alone, and begins anew when it is loaded', error);
    return { log: new MemoryLog(), name: `${name}/${newId()}` };
  }
}

function newId(): string {
  return crypto.randomUUID();
}
