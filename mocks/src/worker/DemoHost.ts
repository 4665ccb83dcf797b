import { Queue, systemClock } from '@tribunen/protocol';
import type { Backend, BackendOptions } from '../Backend.ts';
import { demoUserId } from '../demoSpectator.ts';
import { parseDemoSearch } from '../parseDemoSearch.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { worldName } from '../worldName.ts';
import type { OpenedWorld, Opening } from './messages.ts';
import { type DemoBackend, hasRunOut, openDemoBackend } from './openDemoBackend.ts';
import type { RowStore } from './RowStore.ts';

export interface DemoHostOptions {
  /** Whether all tabs of a world use this host. */
  readonly isShared: boolean;
  /** Opens the store of the world with this name. It returns null when the world's rows are not stored. */
  readonly openStore: (name: string) => Promise<RowStore | null>;
  /** Opens the source of the matches; by default the scenario's match day. */
  readonly openMatches?: BackendOptions['openMatches'];
}

/** A tab's visit to a world. */
export interface Visit {
  readonly backend: Backend;
  readonly world: OpenedWorld;
  /** Resolves when the matches are written. */
  readonly started: Promise<void>;
  leave(): void;
}

/** Holds a backend of the demo, which all its tabs share. */
export class DemoHost {
  readonly #options: DemoHostOptions;
  readonly #turns = new Queue();
  readonly #visitors = new Set<() => void>();
  #open: DemoBackend | null = null;

  constructor(options: DemoHostOptions) {
    this.#options = options;
  }

  /**
   * Enters the world of the open backend. If no backend is open, the tab returns to the world that it remembers from
   * before its reload. If it remembers none, or asks for a restart, a new world begins. A tab that is new in its world
   * gets a session of the user whom its address names, unless the scenario opens signed out.
   *
   * @param onWorldGone called when another tab has begun a new world, or a new match day
   */
  enter({ search, remembered }: Opening, onWorldGone: () => void): Promise<Visit> {
    return this.#turns.run(async () => {
      const asked = parseDemoSearch(search);
      const before = this.#open;
      const goesOn = before !== null && !remembered.beginsAnew && !hasRunOut(before.world.anchor, systemClock.now());
      const { backend, world, started } = goesOn ? before : await this.#begin(asked, remembered);
      this.#visitors.add(onWorldGone);
      const opensSignedIn = scenarios[asked.scenario].signedIn && remembered.world !== world.id;
      const session = opensSignedIn ? await backend.openSession(demoUserId(asked.user)) : null;
      return {
        backend,
        world: { id: world.id, isShared: this.#options.isShared, session },
        started,
        leave: () => this.#visitors.delete(onWorldGone),
      };
    });
  }

  async #begin(
    asked: ReturnType<typeof parseDemoSearch>,
    { world, beginsAnew }: Opening['remembered'],
  ): Promise<DemoBackend> {
    const before = this.#open;
    const { openStore, openMatches } = this.#options;
    const store = await openStore(worldName(asked));
    before?.stop();
    this.#open = null;
    const continues = beginsAnew ? null : (before?.world.id ?? world);
    this.#open = await openDemoBackend({ asked, store, continues, ...(openMatches && { openMatches }) });
    for (const onWorldGone of this.#visitors) onWorldGone();
    this.#visitors.clear();
    return this.#open;
  }
}
