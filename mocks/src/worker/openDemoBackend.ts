import { systemClock } from '@tribunen/protocol';
import { createRandom } from '@tribunen/football';
import { Backend, type BackendOptions } from '../Backend.ts';
import { openMatchSource } from '../openMatchSource.ts';
import type { parseDemoSearch } from '../parseDemoSearch.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { subscribeDelay } from '../supabase/realtime/subscribeDelay.ts';
import { StoredRows } from './StoredRows.ts';
import type { RowStore, World } from './RowStore.ts';

/** The age at which a match day ends. */
const oldestAnchorMs = 6 * 3_600_000;

export interface OpenDemoOptions {
  readonly asked: ReturnType<typeof parseDemoSearch>;
  /** The store that keeps the rows; null when they are not kept. */
  readonly store: RowStore | null;
  /** The id of the world to continue, if its rows are stored; null for a new world. */
  readonly continues: string | null;
  /** Opens the source of the matches; by default the scenario's match day. */
  readonly openMatches?: BackendOptions['openMatches'];
}

/** A running backend of the demo, and the world that it is in. */
export interface DemoBackend {
  readonly backend: Backend;
  readonly world: World;
  /** Resolves when the matches are written. */
  readonly started: Promise<void>;
  /** Stops the backend, which then stores nothing more. */
  stop(): void;
}

/**
 * Opens the demo's backend with the rows of the stored world, or with the first rows of a new world. If the stored
 * match day has run out, a new match day begins in the same world.
 */
export async function openDemoBackend({ asked, store, continues, openMatches }: OpenDemoOptions): Promise<DemoBackend> {
  const { seed, speed } = asked;
  const scenario = scenarios[asked.scenario];
  const clock = systemClock;
  const newId = (): string => crypto.randomUUID();
  const kept = (await store?.world()) ?? null;
  const { id, anchor } = kept !== null && kept.id === continues ? kept : { id: newId(), anchor: clock.now() };
  const world: World = { id, anchor: hasRunOut(anchor, clock.now()) ? clock.now() : anchor };
  await store?.keepWorld(world);
  const rows = store && new StoredRows(store);
  const backend = await Backend.open({
    scenario,
    clock,
    newId,
    seed,
    openMatches:
      openMatches ??
      ((database) =>
        openMatchSource({ programme: scenario.programme, seed, speed, anchor: world.anchor }, database, clock)),
    ...(rows !== null && {
      fill: (database, fillFirst) => rows.fill(database, fillFirst),
      stored: () => rows.stored(),
    }),
    subscribesAfterMs: subscribeDelay(createRandom(seed, 'realtime')),
  });
  return {
    backend,
    world,
    started: backend.start(),
    stop() {
      rows?.stop();
      backend.stop();
    },
  };
}

/**
 * Whether a match day is over, or lies in the future because the clock was turned back. The moments are milliseconds
 * since 1970.
 */
export function hasRunOut(anchor: number, now: number): boolean {
  return now < anchor || now - anchor >= oldestAnchorMs;
}
