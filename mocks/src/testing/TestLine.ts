import type { WebSocketLike } from '@supabase/supabase-js';
import type { Backend } from '../Backend.ts';

type Listener<Heard> = ((event: Heard) => unknown) | null;

/**
 * The connection between clients and a backend in one process, for tests that control the clock: messages pass without
 * timers, the line can be cut and mended, and `settle` waits until no request is under way.
 */
export class TestLine {
  readonly #backend: Backend;
  readonly #sockets = new Set<LineSocket>();
  readonly #underWay = new Set<Promise<unknown>>();
  #isUp = true;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** The `transport` option of a client. */
  get transport(): new (address: string | URL) => WebSocketLike {
    return transportOver(this);
  }

  /** The `fetch` option of a client. */
  readonly fetch: typeof fetch = (input, init) => {
    if (!this.#isUp) return Promise.reject(new TypeError('The line is cut'));
    return this.during(this.#backend.answer(new Request(input, init)));
  };

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Ends every connection, and lets no new one through until `mend`. */
  cut(): void {
    this.#isUp = false;
    for (const socket of this.#sockets) socket.break();
  }

  /** Ends one open connection, as when one client loses the network. */
  cutOne(index: number): void {
    [...this.#sockets].at(index % Math.max(1, this.#sockets.size))?.break();
  }

  mend(): void {
    this.#isUp = true;
  }

  /** Resolves when no request is under way. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  during<Answer>(work: Promise<Answer>): Promise<Answer> {
    this.#underWay.add(work);
    const done = (): boolean => this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }

  connect(socket: LineSocket): ReturnType<Backend['connect']> | null {
    if (!this.#isUp) return null;
    this.#sockets.add(socket);
    return this.#backend.connect(new URL(socket.url), {
      send: (data) => socket.onmessage?.(new MessageEvent('message', { data })),
      close: (code, reason) => socket.ended(code, reason),
    });
  }

  gone(socket: LineSocket): void {
    this.#sockets.delete(socket);
  }
}

const [connecting, open, closing, closed] = [0, 1, 2, 3] as const;

class LineSocket implements WebSocketLike {
  readonly CONNECTING = connecting;
  readonly OPEN = open;
  readonly CLOSING = closing;
  readonly CLOSED = closed;
  readonly protocol = '';
  readonly url: string;
  readyState: number = connecting;
  onopen: Listener<Event> = null;
  onmessage: Listener<MessageEvent> = null;
  onclose: Listener<CloseEvent> = null;
  onerror: Listener<Event> = null;
  readonly #line: TestLine;
  #served: ReturnType<Backend['connect']> | null = null;

  constructor(url: string, line: TestLine) {
    this.url = url;
    this.#line = line;
    void line.during(Promise.resolve().then(() => this.#open()));
  }

  send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    const message = typeof data === 'string' ? data : data instanceof ArrayBuffer ? new Uint8Array(data) : null;
    if (message === null) throw new TypeError('Neither text nor bytes');
    if (this.#served !== null) void this.#line.during(this.#served.receive(message));
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState >= closing) return;
    this.readyState = closing;
    this.#served?.closed();
    void this.#line.during(Promise.resolve().then(() => this.ended(code, reason)));
  }

  /** Breaks the line: the server learns only that the client is gone. */
  break(): void {
    this.#served?.closed();
    this.ended(1006, '');
  }

  ended(code: number, reason: string): void {
    if (this.readyState === closed) return;
    this.readyState = closed;
    this.#line.gone(this);
    this.onclose?.(new CloseEvent('close', { code, reason, wasClean: code !== 1006 }));
  }

  addEventListener(): void {
    throw new Error('realtime-js sets its listeners as properties');
  }

  removeEventListener(): void {
    throw new Error('realtime-js sets its listeners as properties');
  }

  #open(): void {
    if (this.readyState !== connecting) return;
    this.#served = this.#line.connect(this);
    if (this.#served === null) {
      this.onerror?.(new Event('error'));
      return this.ended(1006, '');
    }
    this.readyState = open;
    this.onopen?.(new Event('open'));
  }
}

function transportOver(line: TestLine): new (address: string | URL) => WebSocketLike {
  return class extends LineSocket {
    constructor(address: string | URL) {
      super(String(address), line);
    }
  };
}
