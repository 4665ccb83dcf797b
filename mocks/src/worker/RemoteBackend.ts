import type { Wire } from '@tribunen/protocol';
import type { Backend } from '../Backend.ts';
import type { Remembered } from '../DemoMemory.ts';
import type { ServedSocket } from '../faults/FaultySocket.ts';
import type { ChosenFaults, FromBackend, OpenedWorld, Opening, ToBackend } from './messages.ts';
import { receiveResponse } from './SentResponse.ts';
import { sendRequest } from './SentRequest.ts';

/**
 * Starts `serveBackend` at the other end of a port, in a worker or in the page itself.
 *
 * @param onFailure called when the backend cannot be started, but never before `Serve` has returned
 * @returns a function that ends this page's part of the backend
 */
export type Serve = (port: MessagePort, opening: Opening, onFailure: (reason: unknown) => void) => () => void;

/** The browser's locks. When a thread ends, the browser releases the locks that it held. */
export interface Locks {
  request(name: string, callback: () => unknown): Promise<unknown>;
}

export interface RemoteBackendOptions extends Pick<Opening, 'search' | 'remembered'> {
  /** The ways to start the backend, the best first. Each way is tried after the earlier ways have failed. */
  readonly ways: readonly Serve[];
  readonly locks: Locks;
  /**
   * Called when the page has to reload: another tab has begun a new world, the next worker does not have this world's
   * rows, or the next worker does not answer.
   */
  readonly onWorldGone: () => void;
}

const longestSilenceMs = 10_000;

interface Asked {
  readonly answer: (response: Response) => void;
  readonly fail: (error: Error) => void;
}

/**
 * The page's end of the demo's backend, which usually runs in a worker. The worker may end without notice, so it holds
 * a lock while it runs. When the lock is released, pending requests fail and sockets close, as when a connection
 * breaks. Another worker then opens the same world with the same faults.
 */
export class RemoteBackend implements Pick<Backend, 'answer' | 'connect'> {
  /** The world of the opened backend; rejected when every way to open the backend has failed. */
  readonly opened: Promise<OpenedWorld>;
  readonly #options: RemoteBackendOptions;
  readonly #tab = `tribunen-demo/tab/${crypto.randomUUID()}`;
  readonly #isHere: Promise<void>;
  readonly #asked = new Map<number, Asked>();
  readonly #wires = new Map<number, Wire>();
  #faults: ChosenFaults | null = null;
  /** The port to the backend; null while no backend runs. */
  #port: MessagePort | null = null;
  #last = 0;

  constructor(options: RemoteBackendOptions) {
    this.#options = options;
    this.#isHere = hold(options.locks, this.#tab);
    this.opened = this.#open(options.remembered);
  }

  async answer(request: Request): Promise<Response> {
    const sent = await sendRequest(request);
    if (this.#port === null) return Response.error();
    const id = this.#nextId();
    return new Promise((answer, fail) => {
      this.#asked.set(id, { answer, fail });
      this.#post({ kind: 'request', id, request: sent }, sent.body === null ? [] : [sent.body]);
    });
  }

  connect(url: URL, wire: Wire): ServedSocket {
    const id = this.#nextId();
    if (this.#port === null) breakOff(wire);
    else {
      this.#wires.set(id, wire);
      this.#post({ kind: 'connect', id, url: url.href });
    }
    return {
      receive: async (data) => {
        if (this.#wires.has(id)) this.#post({ kind: 'frame', id, data });
      },
      closed: () => {
        if (this.#wires.delete(id)) this.#post({ kind: 'left', id });
      },
    };
  }

  chooseFaults(chosen: ChosenFaults): void {
    this.#faults = chosen;
    this.#post({ kind: 'faults', chosen });
  }

  /** Brings the backend up to date. Call it when timers may have been late, as in a hidden tab. */
  wake(): void {
    this.#post({ kind: 'wake' });
  }

  #nextId(): number {
    this.#last += 1;
    return this.#last;
  }

  #post(message: ToBackend, transfer: Transferable[] = []): void {
    this.#port?.postMessage(message, transfer);
  }

  async #open(remembered: Remembered): Promise<OpenedWorld> {
    let cause: unknown = null;
    for (const serve of this.#options.ways) {
      try {
        return await this.#begin(serve, remembered);
      } catch (error) {
        console.warn('The demo’s backend cannot be opened here', error);
        cause = error;
      }
    }
    throw new Error('The demo’s backend could not be opened', { cause });
  }

  #begin(serve: Serve, remembered: Remembered): Promise<OpenedWorld> {
    const { locks, search } = this.#options;
    const { port1: port, port2 } = new MessageChannel();
    const opening = Promise.withResolvers<OpenedWorld>();
    const life = `tribunen-demo/life/${crypto.randomUUID()}`;
    let isAlive = false;
    let world: OpenedWorld | null = null;
    const lose = (reason: unknown): void => {
      if (this.#port !== port) return;
      this.#port = null;
      end();
      port.close();
      this.#breakOff();
      opening.reject(reason);
      if (world !== null) void this.#replace(world.id);
    };
    port.addEventListener('message', ({ data: message }: MessageEvent<FromBackend>) => {
      switch (message.kind) {
        case 'alive':
          isAlive = true;
          return void locks.request(life, () => lose('It has ended without a word')).catch(reportLock);
        case 'opened':
          ({ world } = message);
          return opening.resolve(world);
        case 'failed':
          return lose(message.reason);
        case 'answer':
        case 'no-answer':
        case 'frame':
        case 'close':
        case 'world-gone':
          return this.#hear(message);
      }
    });
    port.start();
    this.#port = port;
    const end = serve(port2, { search, remembered, life, tab: this.#tab }, (reason) => {
      if (!isAlive) lose(reason);
    });
    this.#isHere.then(() => port.postMessage({ kind: 'here' } satisfies ToBackend)).catch(reportLock);
    if (this.#faults !== null) this.chooseFaults(this.#faults);
    return opening.promise;
  }

  async #replace(id: string): Promise<void> {
    console.error('The demo’s backend has ended, and is opened again');
    // A browser may connect the page to a shared worker that is ending. That worker never answers, so the page reloads
    // after ten seconds.
    const patience = setTimeout(this.#options.onWorldGone, longestSilenceMs);
    try {
      const world = await this.#open({ world: id, beginsAnew: false });
      if (world.id !== id) this.#options.onWorldGone();
    } catch (error) {
      console.error('The demo’s backend could not be opened again', error);
    } finally {
      clearTimeout(patience);
    }
  }

  #hear(message: Exclude<FromBackend, { readonly kind: 'alive' | 'opened' | 'failed' }>): void {
    switch (message.kind) {
      case 'answer':
        this.#asked.get(message.id)?.answer(receiveResponse(message.response));
        return void this.#asked.delete(message.id);
      case 'no-answer':
        this.#asked.get(message.id)?.fail(new Error(message.reason));
        return void this.#asked.delete(message.id);
      case 'frame':
        return this.#wires.get(message.id)?.send(message.data);
      case 'close':
        this.#wires.get(message.id)?.close(message.code, message.reason);
        return void this.#wires.delete(message.id);
      case 'world-gone':
        return this.#options.onWorldGone();
    }
  }

  #breakOff(): void {
    for (const { answer } of this.#asked.values()) answer(Response.error());
    for (const wire of this.#wires.values()) breakOff(wire);
    this.#asked.clear();
    this.#wires.clear();
  }
}

/** Holds a lock while the page is open. The backend waits for this lock, so it learns when the page has closed. */
function hold(locks: Locks, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const forEver = (): Promise<never> => {
      resolve();
      return new Promise(() => {});
    };
    locks.request(name, forEver).catch(reject);
  });
}

function breakOff(wire: Wire): void {
  wire.close(4000, 'The demo’s backend is gone');
}

function reportLock(error: unknown): void {
  console.error('The tab and the demo’s backend cannot watch each other', error);
}
