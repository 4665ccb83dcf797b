import { onTestFinished } from 'vitest';
import { demoSpectator } from '../demoSpectator.ts';
import type { DemoBackend } from '../worker/openDemoBackend.ts';
import type { Serve } from '../worker/RemoteBackend.ts';
import { serveBackend } from '../worker/serveBackend.ts';
import { openTab, type OpenTabOptions, type Tab } from './openTab.ts';

/**
 * Stands in for a worker, in a process without workers. It runs a tab's backend without football, which a test can end
 * without notice.
 */
export class TestWorker {
  /** The backends that were opened here, in order. */
  readonly tabs: Tab[] = [];
  readonly #place: OpenTabOptions;
  #end: (() => Promise<void>) | null = null;

  constructor(place: OpenTabOptions) {
    this.#place = place;
  }

  readonly serve: Serve = (port, opening) => {
    onTestFinished(() => port.close());
    this.#end = async () => {
      port.close();
      this.tabs.at(-1)?.close();
      // The browser releases the locks of a thread that has ended; stealing the lock has the same effect.
      await navigator.locks.request(opening.life, { steal: true }, () => Promise.resolve());
    };
    serveBackend(port, opening, () => this.#open());
    return () => {};
  };

  /** Ends the backend that was opened last, whatever it is doing. */
  async end(): Promise<void> {
    await this.#end?.();
  }

  async #open(): Promise<DemoBackend> {
    const { id } = (await this.#place.log.world()) ?? { id: 'the-world' };
    const tab = await openTab({ ...this.#place, worldId: id });
    this.tabs.push(tab);
    return {
      backend: tab.backend,
      world: { id, isShared: true, session: await tab.backend.openSession(demoSpectator.id) },
    };
  }
}
