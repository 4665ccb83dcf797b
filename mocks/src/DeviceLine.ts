import type { Backend } from './Backend.ts';
import type { ServedSocket } from './faults/FaultySocket.ts';
import type { Wire } from '@tribunen/protocol';

type Served = Pick<Backend, 'answer' | 'connect'>;

/**
 * The connection between a device and the backend inside its own page. That backend would answer even when the device
 * is offline, so this class blocks it while there is no network.
 */
export class DeviceLine implements Served {
  readonly #backend: Served;
  readonly #isOnline: () => boolean;
  /** A function for each open socket, which closes the socket. */
  readonly #open = new Set<() => void>();

  /** @param isOnline whether the device has a network now */
  constructor(backend: Served, isOnline: () => boolean) {
    this.#backend = backend;
    this.#isOnline = isOnline;
  }

  /**
   * Returns the backend's answer. If the device is offline when the request is sent or when the answer arrives, it
   * returns the browser's network error.
   */
  async answer(request: Request): Promise<Response> {
    if (!this.#isOnline()) return Response.error();
    const answer = await this.#backend.answer(request);
    return this.#isOnline() ? answer : Response.error();
  }

  /**
   * Opens a socket; when the device is offline, it is closed at once.
   *
   * @returns the receiver of the client's messages
   */
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

  /** Closes every socket, because the device has gone offline. */
  cut(): void {
    for (const hangUp of this.#open) hangUp();
  }
}
