import type { ServedSocket, Wire } from '@tribunen/mocks/simulation';
import { outsideRealms, type Realm } from '../time/Realm.ts';
import type { SimulatedTime } from '../time/SimulatedTime.ts';

export interface LineSocketOptions {
  readonly page: Realm;
  readonly time: SimulatedTime;
  /** The latency of a message in milliseconds, drawn for each message. No message overtakes another. */
  readonly delayMs: () => number;
  readonly connect: (url: URL, wire: Wire) => ServedSocket;
  readonly isUp: () => boolean;
  readonly onFrame: (text: string) => void;
  readonly onSent: (text: string) => void;
  readonly onGone: (socket: LineSocket) => void;
}

/** A WebSocket without a network: only the part that supabase-js uses. */
export class LineSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly CONNECTING = LineSocket.CONNECTING;
  readonly OPEN = LineSocket.OPEN;
  readonly CLOSING = LineSocket.CLOSING;
  readonly CLOSED = LineSocket.CLOSED;
  readonly page: Realm;
  readonly url: string;
  readonly protocol = '';
  readonly extensions = '';
  readonly bufferedAmount = 0;
  binaryType: BinaryType = 'blob';
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number; readonly reason: string; readonly wasClean: boolean }) => void) | null =
    null;
  onerror: ((event: object) => void) | null = null;
  readonly #options: LineSocketOptions;
  #state: 0 | 1 | 2 | 3 = 0;
  #served: ServedSocket | null = null;
  #isSilent = false;
  /** When the last message in each direction arrives, in milliseconds since 1970. */
  #lastOut = 0;
  #lastIn = 0;

  constructor(url: URL, options: LineSocketOptions) {
    this.url = url.href;
    this.page = options.page;
    this.#options = options;
    this.#send(() => {
      if (!options.isUp()) return this.#receive(() => this.#closed(1006, ''));
      this.#served = options.connect(url, {
        send: (data) => this.#receive(() => this.#message(data)),
        close: (code, reason) => this.#receive(() => this.#closed(code, reason)),
      });
      this.#receive(() => {
        if (this.#state !== 0) return;
        this.#state = 1;
        this.onopen?.({});
      });
    });
  }

  get readyState(): number {
    return this.#state;
  }

  addEventListener(): void {
    // Does nothing: supabase-js sets the listeners of a socket as `onopen`, `onmessage` and so on.
  }

  removeEventListener(): void {
    // Does nothing: see `addEventListener`.
  }

  send(data: string | Uint8Array | ArrayBuffer): void {
    if (this.#state !== 1) return;
    if (typeof data === 'string') this.#options.onSent(data);
    const message = data instanceof ArrayBuffer ? new Uint8Array(data) : data;
    this.#send(() => {
      this.#served
        ?.receive(message)
        .catch((error: unknown) => console.error('The server could not process a message', error));
    });
  }

  close(code = 1000, reason = ''): void {
    if (this.#state >= 2) return;
    this.#state = 2;
    // On a dead network the server does not answer, so the browser closes the socket by itself.
    const done = (): void => this.#closed(this.#isSilent ? 1006 : code, reason);
    this.#options.time.after(this.#options.delayMs(), () => {
      this.#hangUp();
      this.page.enter(done);
    });
  }

  /** Silences the socket: no message passes through it, and neither side notices. */
  silence(): void {
    this.#isSilent = true;
  }

  /** Removes the socket when its page has closed. */
  vanish(): void {
    this.#state = 3;
    this.#hangUp();
    this.#options.onGone(this);
  }

  #message(data: string): void {
    if (this.#state !== 1) return;
    this.#options.onFrame(data);
    this.onmessage?.({ data });
  }

  #closed(code: number, reason: string): void {
    if (this.#state === 3) return;
    this.#state = 3;
    this.#hangUp();
    this.#options.onGone(this);
    this.onclose?.({ code, reason, wasClean: code !== 1006 });
  }

  #hangUp(): void {
    const served = this.#served;
    this.#served = null;
    outsideRealms(() => served?.closed());
  }

  #send(task: () => void): void {
    const { time, delayMs } = this.#options;
    this.#lastOut = Math.max(this.#lastOut, time.now + delayMs());
    time.after(this.#lastOut - time.now, () => {
      if (!this.#isSilent) task();
    });
  }

  #receive(task: () => void): void {
    const { time, delayMs } = this.#options;
    this.#lastIn = Math.max(this.#lastIn, time.now + delayMs());
    time.after(this.#lastIn - time.now, () => {
      if (!this.#isSilent) this.page.enter(task);
    });
  }
}
