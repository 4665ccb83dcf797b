import type { Random } from '@tribunen/football';
import type { Backend } from '@tribunen/mocks/simulation';
import { outsideRealms, type Realm } from '../time/Realm.ts';
import type { SimulatedTime } from '../time/SimulatedTime.ts';
import type { Journal } from '../run/Journal.ts';
import type { BrowserLine } from './BrowserLine.ts';
import { LineSocket } from './LineSocket.ts';

/** A browser's network: its requests and sockets, and their latency. */
export class Line implements BrowserLine {
  readonly #backend: Backend;
  readonly #time: SimulatedTime;
  readonly #random: Random;
  readonly #journal: Journal;
  readonly #mayBeBroken: () => boolean;
  readonly #sockets = new Set<LineSocket>();
  readonly #pending = new Map<Realm, Set<(reason: Error) => void>>();
  #isUp = true;

  /**
   * @param mayBeBroken whether responses may be unreadable now. Responses are checked only then, because the check
   * takes time
   */
  constructor(backend: Backend, time: SimulatedTime, random: Random, journal: Journal, mayBeBroken: () => boolean) {
    this.#mayBeBroken = mayBeBroken;
    this.#backend = backend;
    this.#time = time;
    this.#random = random;
    this.#journal = journal;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  pendingOf(page: Realm): number {
    return this.#pending.get(page)?.size ?? 0;
  }

  socketsOf(page: Realm): number {
    return [...this.#sockets].filter((socket) => socket.page === page).length;
  }

  down(): void {
    this.#isUp = false;
    this.breakOff();
  }

  up(): void {
    this.#isUp = true;
  }

  silence(): void {
    for (const socket of this.#sockets) socket.silence();
  }

  breakOff(): void {
    for (const failures of this.#pending.values()) for (const fail of failures) fail(networkFailure());
    this.silence();
  }

  hangUp(page: Realm): void {
    this.#pending.delete(page);
    for (const socket of this.#sockets) if (socket.page === page) socket.vanish();
  }

  fetchOf(page: Realm): typeof fetch {
    return (input, init) => this.#fetch(page, new Request(input, init));
  }

  webSocketOf(page: Realm): new (address: string | URL) => LineSocket {
    const open = (socket: LineSocket): void => {
      this.#sockets.add(socket);
    };
    const options = {
      page,
      time: this.#time,
      delayMs: () => this.#delay(),
      connect: (url: URL, wire: Parameters<Backend['connect']>[1]) => this.#backend.connect(url, wire),
      isUp: () => this.#isUp,
      onFrame: (text: string) => this.#journal.frame(page, text),
      onSent: (text: string) => this.#journal.sends(page, text),
      onGone: (socket: LineSocket) => this.#sockets.delete(socket),
    };
    return class extends LineSocket {
      constructor(address: string | URL) {
        super(new URL(address), options);
        open(this);
      }
    };
  }

  #fetch(page: Realm, request: Request): Promise<Response> {
    const asked = this.#journal.asks(page, request);
    return new Promise<Response>((resolve, reject) => {
      const failures = this.#pending.get(page) ?? new Set();
      this.#pending.set(page, failures);
      let settled = false;
      const settle = (finish: () => void): void => {
        if (settled) return;
        settled = true;
        failures.delete(fail);
        request.signal.removeEventListener('abort', abort);
        page.enter(finish);
      };
      const fail = (reason: Error): void => {
        settle(() => {
          asked.failed(reason);
          reject(reason);
        });
      };
      const abort = (): void => {
        const reason: unknown = request.signal.reason;
        fail(reason instanceof Error ? reason : new DOMException('The request was taken back', 'AbortError'));
      };
      failures.add(fail);
      request.signal.addEventListener('abort', abort);
      if (request.signal.aborted) return abort();
      const arrives = (response: Response, readable: boolean): void => {
        if (!this.#isUp || response.type === 'error') return fail(networkFailure());
        settle(() => {
          asked.answered(response, readable);
          resolve(response);
        });
      };
      this.#time.after(this.#delay(), () => {
        if (settled || !page.isOpen) return;
        if (!this.#isUp) return fail(networkFailure());
        asked.reached();
        outsideRealms(() => this.#answer(request)).then(
          ({ response, readable }) => this.#time.after(this.#delay(), () => arrives(response, readable)),
          fail,
        );
      });
    });
  }

  async #answer(request: Request): Promise<{ readonly response: Response; readonly readable: boolean }> {
    const response = await this.#backend.answer(request);
    return { response, readable: !this.#mayBeBroken() || (await isReadable(response)) };
  }

  #delay(): number {
    return Math.round(8 + this.#random() * this.#random() * 200);
  }
}

function networkFailure(): TypeError {
  return new TypeError('fetch failed');
}

/** Whether a response can be parsed. A page of HTML, or half a JSON text, cannot. */
async function isReadable(response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('html')) return false;
  return !type.includes('json') || isJson(await response.clone().text());
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // A response without a body is readable.
    return text === '';
  }
}
