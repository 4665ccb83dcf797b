import type { Backend } from '../Backend.ts';
import type { Remembered } from '../DemoMemory.ts';
import type { ServedSocket } from '../faults/FaultySocket.ts';
import type { Wire } from '@tribunen/protocol';
import type { ChosenFaults, OpenedWorld } from './messages.ts';
import { RemoteBackend, type RemoteBackendOptions, type Serve } from './RemoteBackend.ts';

export interface LastingBackendOptions extends Omit<RemoteBackendOptions, 'serve'> {
  /** Runs the backend in a worker; `page` runs it in the page when that fails. */
  readonly worker: Serve;
  readonly page: Serve;
}

/**
 * The demo's backend for as long as the page is open. It is opened in a worker or, when there can be none, in the page.
 * When a worker ends, another takes its place, in the same world and with the same faults. Requests that were under way
 * have failed by then, and the app repeats them.
 */
export class LastingBackend implements Pick<Backend, 'answer' | 'connect'> {
  /** The world that the backend is in; rejected when the backend can be opened nowhere. */
  readonly opened: Promise<OpenedWorld>;
  readonly #options: LastingBackendOptions;
  #backend: RemoteBackend;
  #faults: ChosenFaults | null = null;

  constructor(options: LastingBackendOptions) {
    this.#options = options;
    this.#backend = this.#begin(options.worker, options.remembered);
    this.opened = this.#open(options.remembered);
  }

  answer(request: Request): Promise<Response> {
    return this.#backend.answer(request);
  }

  connect(url: URL, wire: Wire): ServedSocket {
    return this.#backend.connect(url, wire);
  }

  chooseFaults(chosen: ChosenFaults): void {
    this.#faults = chosen;
    this.#backend.chooseFaults(chosen);
  }

  /** Catches up. Call it when time may have passed unnoticed, as in a hidden tab. */
  wake(): void {
    this.#backend.wake();
  }

  #begin(serve: Serve, remembered: Remembered): RemoteBackend {
    const backend = new RemoteBackend({ ...this.#options, serve, remembered });
    if (this.#faults !== null) backend.chooseFaults(this.#faults);
    return backend;
  }

  /** Waits for the worker that has been started, and opens the backend in the page when the worker fails. */
  async #open(remembered: Remembered): Promise<OpenedWorld> {
    const world = await this.#backend.opened.catch((error: unknown) => {
      console.warn('The demo’s backend cannot be opened in a worker, and runs in the page', error);
      this.#backend = this.#begin(this.#options.page, remembered);
      return this.#backend.opened;
    });
    void this.#backend.gone.then(() => this.#revive(world.id));
    return world;
  }

  async #revive(id: string): Promise<void> {
    console.error('The demo’s backend has ended, and is opened again');
    const remembered = { world: id, beginsAnew: false };
    this.#backend = this.#begin(this.#options.worker, remembered);
    try {
      const world = await this.#open(remembered);
      if (world.id !== id) this.#options.onWorldGone();
    } catch (error) {
      console.error('The demo’s backend could not be opened again', error);
    }
  }
}
