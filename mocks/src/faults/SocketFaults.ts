import type { Clock } from '../Clock.ts';
import type { Random } from '../feed/createRandom.ts';
import type { Wire } from '../supabase/realtime/RealtimeSocket.ts';
import { isThere, type SocketFault } from './Fault.ts';
import { FaultySocket, type ServedSocket } from './FaultySocket.ts';

/** What goes wrong with the sockets: it stands between each client and the realtime server, and looks at what passes. */
export class SocketFaults {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #open = new Set<FaultySocket>();
  #faults: readonly SocketFault[] = [];

  constructor(clock: Clock, random: Random) {
    this.#clock = clock;
    this.#random = random;
  }

  /**
   * From now on these faults meet every socket; none: all is well. Who is connected already meets them too: `closed` and
   * `join-refused` break the connection, `token-expired` ends the channels.
   *
   * @example
   * faults.socket.set({ kind: 'dropped', share: 0.3 }, { kind: 'late', ms: 2000, jitterMs: 500 });
   */
  set(...faults: readonly SocketFault[]): void {
    this.#faults = faults;
    for (const socket of this.#open) socket.meet(this.#now());
  }

  clear(): void {
    this.#faults = [];
  }

  /**
   * Stands between a client and the server.
   *
   * @param serve opens the server's end on the wire that it is to speak through
   * @returns what takes the client's messages
   */
  connect(wire: Wire, serve: (wire: Wire) => ServedSocket): ServedSocket {
    const socket = new FaultySocket({
      wire,
      clock: this.#clock,
      random: this.#random,
      faults: () => this.#now(),
      onClosed: () => this.#open.delete(socket),
    });
    this.#open.add(socket);
    socket.serve(serve);
    return socket;
  }

  #now(): readonly SocketFault[] {
    return this.#faults.filter((fault) => isThere(fault, this.#clock.now()));
  }
}
