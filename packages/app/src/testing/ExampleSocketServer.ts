import type { WebSocketLike, WebSocketLikeConstructor } from '@supabase/supabase-js';

type Frame = readonly [string | null, string | null, string, string, unknown];

/** A realtime server for tests, in memory: it accepts every topic, and says what the test has it say. */
export class ExampleSocketServer {
  readonly #sockets = new Set<ExampleSocket>();
  /** Every topic that was joined, in order, on whatever socket. */
  readonly joins: string[] = [];
  /** How many sockets were ever opened. */
  opened = 0;
  /** Whether a joined topic hears that the server listens to the database. */
  listens = true;
  /** Whether anything is answered at all: a dead socket stays open and says nothing. */
  answers = true;
  /** Whether a socket that the page closes is closed at once; a dead one never hears of it. */
  closes = true;

  /** What supabase-js takes for `WebSocket`. */
  transport(): WebSocketLikeConstructor {
    return socketTo(this);
  }

  openSockets(): number {
    return this.#sockets.size;
  }

  /** Ends a channel for good, as when its token has run out. */
  closeTopic(topic: string): void {
    this.#send(`realtime:${topic}`, 'phx_close', {});
  }

  /** Tells of a changed row. */
  change(topic: string, table: string, record: unknown): void {
    const data = { schema: 'public', table, type: 'UPDATE', commit_timestamp: '2026-11-21T14:30:00Z', columns: [] };
    this.#send(`realtime:${topic}`, 'postgres_changes', {
      ids: [1],
      data: { ...data, record, old_record: {}, errors: null },
    });
  }

  /** The server no longer hears of changed rows, and says so once. */
  loseDatabase(topic: string): void {
    const message = 'Subscribing to PostgreSQL failed';
    this.#send(`realtime:${topic}`, 'system', { extension: 'postgres_changes', status: 'error', message });
  }

  #send(topic: string, event: string, payload: unknown): void {
    for (const socket of this.#sockets) socket.emit([null, null, topic, event, payload]);
  }

  attach(socket: ExampleSocket): void {
    this.opened += 1;
    this.#sockets.add(socket);
  }

  detach(socket: ExampleSocket): void {
    this.#sockets.delete(socket);
  }

  hear(socket: ExampleSocket, [joinRef, ref, topic, event, payload]: Frame): void {
    if (!this.answers) return;
    if (event === 'phx_join') this.joins.push(topic.replace('realtime:', ''));
    const response = event === 'phx_join' ? { postgres_changes: bindingsOf(payload) } : {};
    socket.emit([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]);
    if (event !== 'phx_join' || !this.listens) return;
    const message = 'Subscribed to PostgreSQL';
    socket.emit([null, null, topic, 'system', { extension: 'postgres_changes', status: 'ok', message }]);
  }
}

class ExampleSocket implements WebSocketLike {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly url = 'wss://example.supabase.co';
  readonly protocol = '';
  readonly #server: ExampleSocketServer;
  binaryType = 'arraybuffer';
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor(server: ExampleSocketServer) {
    this.#server = server;
    server.attach(this);
    queueMicrotask(() => {
      this.readyState = this.OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    if (typeof data !== 'string') throw new Error('Only broadcasts are sent in binary, and nothing here broadcasts');
    const frame: Frame = JSON.parse(data);
    queueMicrotask(() => this.#server.hear(this, frame));
  }

  close(): void {
    this.#server.detach(this);
    this.readyState = this.#server.closes ? this.CLOSED : this.CLOSING;
    if (!this.#server.closes) return;
    queueMicrotask(() => this.onclose?.(new CloseEvent('close')));
  }

  emit(frame: Frame): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  addEventListener(): void {
    throw new Error('supabase-js listens through onopen, onmessage, onclose and onerror');
  }

  removeEventListener(): void {
    throw new Error('supabase-js listens through onopen, onmessage, onclose and onerror');
  }
}

function socketTo(server: ExampleSocketServer): WebSocketLikeConstructor {
  return class extends ExampleSocket {
    constructor() {
      super(server);
    }
  };
}

/** The bindings that a join asks for, each with its id, as the server repeats them. */
function bindingsOf(payload: unknown): readonly unknown[] {
  const asked: { readonly config: { readonly postgres_changes: readonly object[] } } = JSON.parse(
    JSON.stringify(payload),
  );
  return asked.config.postgres_changes.map((binding) => ({ ...binding, id: 1 }));
}
