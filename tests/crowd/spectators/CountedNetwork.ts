import { kindOfTopic, readMessageHead } from './readMessageHead.ts';

/** The requests to one address, without its query: `POST functions/v1/live-updates`. */
interface AskedAddress {
  readonly requests: number;
  /** Those whose answer a cache in front of the backend may give to others. */
  readonly cacheable: number;
}

/** What has passed over a network, since the last `take`. */
export interface Traffic {
  readonly requests: Readonly<Record<string, AskedAddress>>;
  readonly failures: number;
  /** The most requests in one second. */
  readonly peak: number;
  /** What a cache in front of the backend said of each answer: `HIT`, `STALE`, `MISS` … */
  readonly cached: Readonly<Record<string, number>>;
  /** How many messages came over the sockets, by the kind of their topic and their event: `live_matches_new postgres_changes`. */
  readonly messages: Readonly<Record<string, number>>;
  /** The bodies of answers, and the messages that came. */
  readonly bytes: number;
  /** Messages of chats that the backend says it has left out, added up over the sockets. */
  readonly leftOut: number;
}

/** A spectator's way to the backend. */
export interface Line {
  readonly fetch: typeof fetch;
  /** A WebSocket that counts its messages. */
  readonly transport: typeof WebSocket;
  /** The topics that the spectator has joined. */
  readonly topics: ReadonlySet<string>;
}

/** The network of many spectators in one process: counts what they ask and receive, and can cut all sockets at once. */
export class CountedNetwork {
  readonly #sockets = new Set<WebSocket>();
  #requests = new Map<string, { requests: number; cacheable: number }>();
  #cached = new Map<string, number>();
  #messages = new Map<string, number>();
  /** Requests in each second. */
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

  /** What has passed since the last call. */
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
    const asked = this.#requests.get(address) ?? { requests: 0, cacheable: 0 };
    asked.requests += 1;
    this.#requests.set(address, asked);
    add(this.#perSecond, Math.floor(performance.now() / 1000));
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (error) {
      this.#failures += 1;
      throw error;
    }
    if (!response.ok && response.status !== 304) this.#failures += 1;
    if (response.headers.get('cache-control')?.includes('s-maxage') === true) asked.cacheable += 1;
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
