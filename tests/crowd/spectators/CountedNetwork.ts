import { kindOfTopic, readMessageHead } from './readMessageHead.ts';

/** The requests with one method to one path, such as `POST functions/v1/live-updates`. */
interface AskedAddress {
  readonly requests: number;
  /** The number of requests whose response a cache in front of the backend may share between spectators. */
  readonly cacheable: number;
}

/** The traffic of a network since the last `take`. */
export interface Traffic {
  readonly requests: Readonly<Record<string, AskedAddress>>;
  readonly failures: number;
  /** The most requests in any second. */
  readonly peak: number;
  /** How often a response had each `x-cache` header: `HIT`, `STALE`, `MISS` … */
  readonly cached: Readonly<Record<string, number>>;
  /**
   * How many messages the sockets received. The key is the kind of topic and the event: `live_matches_new
   * postgres_changes`.
   */
  readonly messages: Readonly<Record<string, number>>;
  /** The bytes of response bodies and socket messages. */
  readonly bytes: number;
  /** How many chat messages the backend says it has left out, summed over the sockets. */
  readonly leftOut: number;
}

/** A spectator's connection to the backend. */
export interface Line {
  readonly fetch: typeof fetch;
  /** A WebSocket that counts its messages. */
  readonly transport: typeof WebSocket;
  /** The topics that the spectator has joined. */
  readonly topics: ReadonlySet<string>;
}

/**
 * The network of all spectators in this process. It counts what they request and receive, and can close all sockets at
 * once.
 */
export class CountedNetwork {
  readonly #sockets = new Set<WebSocket>();
  #requests = new Map<string, { requests: number; cacheable: number }>();
  #cached = new Map<string, number>();
  #messages = new Map<string, number>();
  /** The number of requests in each second. */
  #perSecond = new Map<number, number>();
  #failures = 0;
  #bytes = 0;
  #leftOut = 0;

  open(): Line {
    const topics = new Set<string>();
    return { fetch: this.#fetch, transport: this.#transport(topics), topics };
  }

  get openSockets(): number {
    return [...this.#sockets].filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  }

  /** Closes every socket at once, as when the backend restarts. */
  cutSockets(): void {
    for (const socket of this.#sockets) socket.close();
  }

  /** Returns the traffic since the last call, and starts to count again. */
  take(): Traffic {
    const taken = {
      requests: Object.fromEntries(this.#requests),
      failures: this.#failures,
      peak: Math.max(0, ...this.#perSecond.values()),
      cached: Object.fromEntries(this.#cached),
      messages: Object.fromEntries(this.#messages),
      bytes: this.#bytes,
      leftOut: this.#leftOut,
    };
    this.#requests = new Map();
    this.#cached = new Map();
    this.#messages = new Map();
    this.#perSecond = new Map();
    [this.#failures, this.#bytes, this.#leftOut] = [0, 0, 0];
    return taken;
  }

  readonly #fetch: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const address = `${method} ${pathname.replace(/^\//, '')}`;
    const counted = this.#requests.get(address) ?? { requests: 0, cacheable: 0 };
    counted.requests += 1;
    this.#requests.set(address, counted);
    add(this.#perSecond, Math.floor(performance.now() / 1000));
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (error) {
      this.#failures += 1;
      throw error;
    }
    if (!response.ok && response.status !== 304) this.#failures += 1;
    if (response.headers.get('cache-control')?.includes('s-maxage') === true) counted.cacheable += 1;
    const cached = response.headers.get('x-cache');
    if (cached !== null) add(this.#cached, cached);
    const body = [204, 304].includes(response.status) ? null : await response.arrayBuffer();
    this.#bytes += body?.byteLength ?? 0;
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  };

  #transport(topics: Set<string>): typeof WebSocket {
    const received = (data: unknown): void => this.#received(data, topics);
    const sockets = this.#sockets;
    return class CountedSocket extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        sockets.add(this);
        this.addEventListener('message', ({ data }) => received(data));
        this.addEventListener('close', () => {
          sockets.delete(this);
          topics.clear();
        });
      }
    };
  }

  #received(data: unknown, topics: Set<string>): void {
    if (typeof data !== 'string') {
      this.#bytes += data instanceof ArrayBuffer ? data.byteLength : 0;
      add(this.#messages, 'bytes');
      return;
    }
    this.#bytes += Buffer.byteLength(data);
    const { topic, event, isJoined } = readMessageHead(data);
    if (isJoined) topics.add(topic);
    if (event === 'phx_close') topics.delete(topic);
    add(this.#messages, `${kindOfTopic(topic)} ${event}`);
    const leftOut = event === 'broadcast chat' ? /"left_out":\s*(\d+)/.exec(data)?.[1] : undefined;
    this.#leftOut += Number(leftOut ?? 0);
  }
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
