import type { Clock, Wire } from '@tribunen/protocol';
import type { Random } from '@tribunen/football';
import { isThere, type SocketFault } from './Fault.ts';
import { FaultySocket, type ServedSocket } from './FaultySocket.ts';

/** The faults of the sockets. Every message between a client and the realtime server passes through them. */
export class SocketFaults {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #open = new Set<FaultySocket>();
  #faults: readonly SocketFault[] = [];

  constructor(clock: Clock, random: Random) {
    this.#clock = clock;
    this.#random = random;
  }

  get faults(): readonly SocketFault[] {
    return this.#faults;
  }

  /**
   * Applies these faults to every socket from now on; called without faults, it clears them. Open connections are
   * affected too: `closed` and `join-refused` break the connection, `token-expired` ends the channels.
   */
  set(...faults: readonly SocketFault[]): void {
    this.#faults = faults;
    for (const socket of this.#open) socket.meet(this.#now());
  }

  clear(): void {
    this.#faults = [];
  }

  /**
   * Connects a client to the server through the faults.
   *
   * @param serve opens the server's end on the given wire
   * @returns the receiver of the client's messages
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
