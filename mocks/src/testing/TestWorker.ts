import { onTestFinished } from 'vitest';
import type { Backend } from '../Backend.ts';
import { DemoHost, type Visit } from '../worker/DemoHost.ts';
import type { Serve } from '../worker/RemoteBackend.ts';
import { serveBackend } from '../worker/serveBackend.ts';
import { MemoryStore } from './MemoryStore.ts';
import { noFootball } from './noFootball.ts';

/**
 * Replaces a shared worker in a process without workers. It runs a backend without matches. After a test has ended the
 * backend with `end`, the next tab starts another backend.
 */
export class TestWorker {
  /** The backends that were opened here, in order. */
  readonly backends: Backend[] = [];
  readonly store: MemoryStore;
  readonly #ends = new Set<() => Promise<void>>();
  #host: DemoHost | null = null;

  constructor(store = new MemoryStore()) {
    this.store = store;
  }

  readonly serve: Serve = (port, opening) => {
    onTestFinished(() => port.close());
    this.#ends.add(async () => {
      port.close();
      // A browser releases the locks of a thread that ends. Here the lock is stolen, with the same effect.
      await navigator.locks.request(opening.life, { steal: true }, () => Promise.resolve());
    });
    this.#host ??= new DemoHost({
      isShared: true,
      openStore: () => Promise.resolve(this.store),
      openMatches: () => Promise.resolve(noFootball),
    });
    const host = this.#host;
    const enter: DemoHost['enter'] = async (asked, onWorldGone) => this.#remember(await host.enter(asked, onWorldGone));
    serveBackend(port, opening, { enter });
    return () => {};
  };

  async end(): Promise<void> {
    const ends = [...this.#ends];
    this.#ends.clear();
    this.#host = null;
    this.backends.at(-1)?.stop();
    for (const end of ends) await end();
  }

  #remember(visit: Visit): Visit {
    const { backend } = visit;
    if (!this.backends.includes(backend)) {
      this.backends.push(backend);
      onTestFinished(() => backend.stop());
    }
    return visit;
  }
}
