import { Backend } from '../Backend.ts';
import { systemClock } from '@tribunen/protocol';
import { demoUserId } from '../demoSpectator.ts';
import { createRandom } from '@tribunen/football';
import { openMatchSource } from '../openMatchSource.ts';
import { parseDemoSearch } from '../parseDemoSearch.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { subscribeDelay } from '../supabase/realtime/subscribeDelay.ts';
import type { ChangeLog } from '../tabs/ChangeLog.ts';
import { IndexedDbLog } from '../tabs/IndexedDbLog.ts';
import { MemoryLog } from '../tabs/MemoryLog.ts';
import { openWorld } from '../tabs/openWorld.ts';
import { SharedDatabase } from '../tabs/SharedDatabase.ts';
import { TabCluster } from '../tabs/TabCluster.ts';
import type { OpenedWorld, Opening } from './messages.ts';

/** The version of the stored rows. Raise it when their shape changes, because rows of an older shape cannot be read. */
const rowsVersion = 2;

/** A tab's backend, not started yet, and the world that it is in. */
export interface DemoBackend {
  readonly backend: Backend;
  readonly world: OpenedWorld;
}

/**
 * Opens the backend of one tab of the demo, in a worker or in the page. The tabs of a scenario share their rows and
 * show the same matches. A tab that is new in its world gets a session of the user whom the address names, else of the
 * demo spectator; in the scenario `utlogget` it gets none.
 *
 * @param onWorldGone called when another tab has begun a new world, which makes this world obsolete
 * @example
 * const { backend, world } = await openDemoBackend({ search: '?speed=60', remembered }, reload);
 */
export async function openDemoBackend(
  { search, remembered }: Omit<Opening, 'life'>,
  onWorldGone: () => void,
): Promise<DemoBackend> {
  const { scenario: scenarioName, seed, speed, user } = parseDemoSearch(search);
  const scenario = scenarios[scenarioName];
  const clock = systemClock;
  const { log, name, isShared } = await openLog(`tribunen-demo/${rowsVersion}/${scenarioName}`);
  const { locks } = navigator;
  const world = await openWorld({
    log,
    locks,
    name,
    remembered: remembered.world,
    beginsAnew: remembered.beginsAnew,
    day: `${seed}/${speed}`,
    now: clock.now(),
    newId,
  });
  const backend = await Backend.open({
    scenario,
    clock,
    newId,
    seed,
    openMatches: (database) =>
      openMatchSource({ programme: scenario.programme, seed, speed, anchor: world.anchor }, database, clock),
    share: (database, fill) =>
      SharedDatabase.open({ database, fill, log, worldId: world.id, locks, name, onWorldGone }),
    cluster: new TabCluster(name, newId(), locks),
    subscribesAfterMs: subscribeDelay(createRandom(seed, 'realtime')),
  });
  const opensSignedIn = scenario.signedIn && remembered.world !== world.id;
  const session = opensSignedIn ? await backend.openSession(demoUserId(user)) : null;
  return { backend, world: { id: world.id, isShared, session } };
}

/**
 * Opens the log in which the tabs of a scenario store their rows, and returns the name that they share. When the
 * browser cannot store anything, each tab has its own.
 */
async function openLog(
  name: string,
): Promise<{ readonly log: ChangeLog; readonly name: string; readonly isShared: boolean }> {
  try {
    return { log: await IndexedDbLog.open(name), name, isShared: true };
  } catch (error) {
    console.error('This browser keeps nothing: the demo is this tab’s alone, and begins anew when it is loaded', error);
    return { log: new MemoryLog(), name: `${name}/${newId()}`, isShared: false };
  }
}

function newId(): string {
  return crypto.randomUUID();
}
