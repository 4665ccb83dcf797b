import type { Backend } from '../Backend.ts';
import type { ServedSocket } from '../faults/FaultySocket.ts';
import type { Wire } from '@tribunen/protocol';
import type { ChosenFaults, FromBackend, OpenedWorld, Opening, ToBackend } from './messages.ts';
import { receiveResponse } from './SentResponse.ts';
import { sendRequest } from './SentRequest.ts';

/**
 * Starts a backend at the other end of a port, which runs `serveBackend`.
 *
 * @param onFailure called, after this has returned, when the backend cannot be started
 * @returns a function that ends whatever is left of the backend
 */
export type Serve = (port: MessagePort, opening: Opening, onFailure: (reason: unknown) => void) => () => void;

export interface RemoteBackendOptions extends Omit<Opening, 'life'> {
  readonly serve: Serve;
  readonly locks: Pick<LockManager, 'request'>;
  /** Called when another tab has begun a new world. */
  readonly onWorldGone: () => void;
}

interface Asked {
  readonly answer: (response: Response) => void;
  readonly fail: (error: Error) => void;
}

/**
 * A backend that runs elsewhere: in a worker, which may end without notice. The backend holds a lock for as long as it
 * runs. When the lock is released, requests under way fail, as when a line goes down, and later ones are not answered.
 */
export class RemoteBackend implements Pick<Backend, 'answer' | 'connect'> {
  /** The world that the backend is in; rejected when it cannot be opened. */
  readonly opened: Promise<OpenedWorld>;
  /** Resolves when the backend has ended. */
  readonly gone: Promise<void>;
  readonly #options: RemoteBackendOptions;
  readonly #port: MessagePort;
  readonly #life: string;
  readonly #asked = new Map<number, Asked>();
  readonly #wires = new Map<number, Wire>();
  readonly #opening = Promise.withResolvers<OpenedWorld>();
  readonly #ending = Promise.withResolvers<void>();
  readonly #end: () => void;
  #state: 'begun' | 'alive' | 'gone' = 'begun';
  #last = 0;

  constructor(options: RemoteBackendOptions) {
    const { search, remembered } = options;
    const { port1, port2 } = new MessageChannel();
    this.opened = this.#opening.promise;
    this.gone = this.#ending.promise;
    this.#options = options;
    this.#port = port1;
    this.#life = `tribunen-demo/life/${crypto.randomUUID()}`;
    port1.addEventListener('message', ({ data }: MessageEvent<FromBackend>) => this.#hear(data));
    port1.start();
    this.#end = options.serve(port2, { search, remembered, life: this.#life }, (reason) => {
      if (this.#state === 'begun') this.#lose(reason);
    });
  }

  async answer(request: Request): Promise<Response> {
    const sent = await sendRequest(request);
    if (this.#state === 'gone') return Response.error();
    const id = this.#nextId();
    return new Promise((answer, fail) => {
      this.#asked.set(id, { answer, fail });
      this.#post({ kind: 'request', id, request: sent }, sent.body === null ? [] : [sent.body]);
    });
  }

  connect(url: URL, wire: Wire): ServedSocket {
    const id = this.#nextId();
    if (this.#state === 'gone') breakOff(wire);
    else {
      this.#wires.set(id, wire);
      this.#post({ kind: 'connect', id, url: url.href });
    }
    return {
      receive: async (data) => this.#post({ kind: 'frame', id, data }),
      closed: () => {
        if (this.#wires.delete(id)) this.#post({ kind: 'left', id });
      },
    };
  }

  chooseFaults(chosen: ChosenFaults): void {
    this.#post({ kind: 'faults', chosen });
  }

  /** Catches up. Call it when time may have passed unnoticed, as in a hidden tab. */
  wake(): void {
    this.#post({ kind: 'wake' });
  }

  #nextId(): number {
    this.#last += 1;
    return this.#last;
  }

  #post(message: ToBackend, transfer: Transferable[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  #hear(message: FromBackend): void {
    switch (message.kind) {
      case 'alive':
        return this.#watch();
      case 'opened':
        return this.#opening.resolve(message.world);
      case 'failed':
        return this.#lose(message.reason);
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

  /** Waits for the lock: this page receives it when the backend has released it. */
  #watch(): void {
    this.#state = 'alive';
    this.#options.locks
      .request(this.#life, () => this.#lose('It has ended without a word'))
      .catch((error: unknown) => console.error('The demo’s backend cannot be watched', error));
  }

  #lose(reason: unknown): void {
    if (this.#state === 'gone') return;
    this.#state = 'gone';
    this.#end();
    this.#port.close();
    for (const { answer } of this.#asked.values()) answer(Response.error());
    for (const wire of this.#wires.values()) breakOff(wire);
    this.#asked.clear();
    this.#wires.clear();
    this.#opening.reject(new Error('The demo’s backend could not be opened', { cause: reason }));
    this.#ending.resolve();
  }
}

function breakOff(wire: Wire): void {
  wire.close(4000, 'The demo’s backend is gone');
}
