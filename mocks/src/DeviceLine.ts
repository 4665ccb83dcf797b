import type { Backend } from './Backend.ts';
import type { ServedSocket } from './faults/FaultySocket.ts';
import type { Wire } from './supabase/realtime/RealtimeSocket.ts';

type Served = Pick<Backend, 'answer' | 'connect'>;

/**
 * The line between a device and the backend that it carries itself. The demo's backend is in the page, and would answer also where the
 * device has no network; this line is there only while the network is.
 *
 * @example
 * const line = new DeviceLine(backend, () => navigator.onLine);
 * window.addEventListener('offline', () => line.cut());
 */
export class DeviceLine implements Served {
  readonly #backend: Served;
  readonly #isOnline: () => boolean;
  /** How to hang up each socket that is open. */
  readonly #open = new Set<() => void>();

  /** @param isOnline whether the device has a network now */
  constructor(backend: Served, isOnline: () => boolean) {
    this.#backend = backend;
    this.#isOnline = isOnline;
  }

  /** The backend's answer; without a network the browser's failure. What was asked before and is answered after is lost too. */
  async answer(request: Request): Promise<Response> {
    if (!this.#isOnline()) return Response.error();
    const answer = await this.#backend.answer(request);
    return this.#isOnline() ? answer : Response.error();
  }

  /** Opens a socket; without a network it is closed at once. @returns what takes the client's messages */
  connect(url: URL, wire: Wire): ServedSocket {
    const hangUp = (): void => {
      this.#open.delete(hangUp);
      socket.closed();
      wire.close(4000, 'The device has no network');
    };
    const socket = this.#backend.connect(url, {
      send: (message) => wire.send(message),
      close: (code, reason) => {
        this.#open.delete(hangUp);
        wire.close(code, reason);
      },
    });
    this.#open.add(hangUp);
    if (!this.#isOnline()) hangUp();
    return {
      receive: (data) => socket.receive(data),
      closed: () => {
        this.#open.delete(hangUp);
        socket.closed();
      },
    };
  }

  /** The network is gone: every socket with it. */
  cut(): void {
    for (const hangUp of this.#open) hangUp();
  }
}
