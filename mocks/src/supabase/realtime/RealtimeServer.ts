import type { Clock } from '../../Clock.ts';
import type { Database } from '../../database.ts';
import type { Auth } from '../auth/Auth.ts';
import type { RestTables } from '../rest/answerRest.ts';
import { RealtimeSocket, type Wire } from './RealtimeSocket.ts';

/** Tells every open socket of what is changed in the database. */
export class RealtimeServer {
  readonly #database: Database;
  readonly #tables: RestTables;
  readonly #auth: Auth;
  readonly #clock: Clock;
  readonly #sockets = new Set<RealtimeSocket>();
  #stopListening: (() => void) | null = null;

  constructor(database: Database, tables: RestTables, auth: Auth, clock: Clock) {
    this.#database = database;
    this.#tables = tables;
    this.#auth = auth;
    this.#clock = clock;
  }

  start(): void {
    this.#stopListening ??= this.#database.onChange((change) => {
      for (const socket of this.#sockets) socket.tell(change);
    });
  }

  stop(): void {
    this.#stopListening?.();
    this.#stopListening = null;
    for (const socket of this.#sockets) socket.close(4001, 'The server stops');
    this.#sockets.clear();
  }

  /**
   * A client has connected.
   *
   * @returns what takes its messages; call `closed` on it when the client is gone
   */
  open(url: URL, wire: Wire): RealtimeSocket {
    const socket = new RealtimeSocket(wire, this.#tables, this.#auth, this.#clock, () => this.#sockets.delete(socket));
    this.#sockets.add(socket);
    if (url.searchParams.get('apikey') === null) socket.close(4401, 'No API key found in request');
    else if (url.searchParams.get('vsn') !== '2.0.0') socket.close(4501, 'The mock speaks vsn=2.0.0 only');
    return socket;
  }
}
