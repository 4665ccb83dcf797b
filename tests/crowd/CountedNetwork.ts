/** What has passed over a network, since the last `take`. */
export interface Traffic {
  /** How many requests went to each address, without its query: `POST functions/v1/live-updates`. */
  readonly requests: Readonly<Record<string, number>>;
  readonly failures: number;
  /** What a cache in front of the backend said of each answer: `HIT`, `STALE`, `MISS` … */
  readonly cached: Readonly<Record<string, number>>;
  /** Messages that came over the sockets. */
  readonly messages: number;
  /** The bodies of answers, and the messages that came. */
  readonly bytes: number;
}

/** The network of many spectators in one process: counts what they ask and receive, and can cut all sockets at once. */
export class CountedNetwork {
  readonly #requests = new Map<string, number>();
  readonly #sockets = new Set<WebSocket>();
  readonly #cached = new Map<string, number>();
  #failures = 0;
  #messages = 0;
  #bytes = 0;
  /** Requests in each second, since the last `take`. */
  readonly #perSecond = new Map<number, number>();

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    add(this.#requests, `${method} ${pathname.replace(/^\//, '')}`);
    add(this.#perSecond, Math.floor(performance.now() / 1000));
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (error) {
      this.#failures += 1;
      throw error;
    }
    if (!response.ok && response.status !== 304) this.#failures += 1;
    const cached = response.headers.get('x-cache');
    if (cached !== null) add(this.#cached, cached);
    const body = response.status === 304 ? null : await response.arrayBuffer();
    this.#bytes += body?.byteLength ?? 0;
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  };

  /** A WebSocket that counts its messages here. */
  get transport(): typeof WebSocket {
    const received = (data: unknown): void => {
      this.#messages += 1;
      this.#bytes += typeof data === 'string' ? data.length : data instanceof ArrayBuffer ? data.byteLength : 0;
    };
    const sockets = this.#sockets;
    return class CountedSocket extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        sockets.add(this);
        this.addEventListener('message', ({ data }) => received(data));
        this.addEventListener('close', () => sockets.delete(this));
      }
    };
  }

  get openSockets(): number {
    return [...this.#sockets].filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  }

  /** Closes every socket at once, as when the backend restarts. */
  cutSockets(): void {
    for (const socket of this.#sockets) socket.close();
  }

  /** The most requests in one second since the last `take`. */
  get peak(): number {
    return Math.max(0, ...this.#perSecond.values());
  }

  /** What has passed since the last call. */
  take(): Traffic {
    const taken = {
      requests: Object.fromEntries(this.#requests),
      failures: this.#failures,
      cached: Object.fromEntries(this.#cached),
      messages: this.#messages,
      bytes: this.#bytes,
    };
    this.#requests.clear();
    this.#perSecond.clear();
    this.#cached.clear();
    [this.#failures, this.#messages, this.#bytes] = [0, 0, 0];
    return taken;
  }
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
