import type { WebSocketLike, WebSocketLikeConstructor } from '@supabase/supabase-js';

type Frame = readonly [string | null, string | null, string, string, unknown];

/** A realtime server for tests, in memory. It accepts every topic and sends the frames that the test asks for. */
export class ExampleSocketServer {
  readonly #sockets = new Set<ExampleSocket>();
  /** The joined topics of all sockets, in order. */
  readonly joins: string[] = [];
  /** The number of sockets opened so far. */
  opened = 0;
  /** Whether the server confirms to a joined topic that it listens to the database. */
  listens = true;
  /** Whether the server answers. A dead socket stays open and sends nothing. */
  answers = true;
  /** Whether the server confirms at once that the page closes a socket; a dead socket never confirms it. */
  closes = true;

  /** The class that supabase-js opens in place of `WebSocket`. */
  transport(): WebSocketLikeConstructor {
    return socketTo(this);
  }

  openSockets(): number {
    return this.#sockets.size;
  }

  /** Ends a channel for good, as the server does when its token has run out. */
  closeTopic(topic: string): void {
    this.#send(`realtime:${topic}`, 'phx_close', {});
  }

  /** Sends a changed row. */
  change(topic: string, table: string, record: unknown): void {
    const data = { schema: 'public', table, type: 'UPDATE', commit_timestamp: '2026-11-21T14:30:00Z', columns: [] };
    this.#send(`realtime:${topic}`, 'postgres_changes', {
      ids: [1],
      data: { ...data, record, old_record: {}, errors: null },
    });
  }

  /** Makes the server stop listening to the database, and report that once. */
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
