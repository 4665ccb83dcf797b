import { onTestFinished } from 'vitest';
import { demoSpectator } from '../demoSpectator.ts';
import type { DemoBackend } from '../worker/openDemoBackend.ts';
import type { Serve } from '../worker/RemoteBackend.ts';
import { serveBackend } from '../worker/serveBackend.ts';
import { openTab, type OpenTabOptions, type Tab } from './openTab.ts';

/** Where a tab's backend runs, in a process without workers: a tab without football, which can end without a word. */
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
      // As the browser takes the lock from who is no more.
      await navigator.locks.request(opening.life, { steal: true }, () => Promise.resolve());
    };
    serveBackend(port, opening, () => this.#open());
    return () => {};
  };

  /** Ends the backend that was begun last, in the middle of whatever it does. */
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
