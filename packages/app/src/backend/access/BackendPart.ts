import type { BackendAccess } from './BackendAccess.ts';

/**
 * What one feature asks of the backend. The feature's chunk brings it, and every user of it on a page shares one.
 *
 * @example
 * const chatBackend = new BackendPart(({ client }) => ({ latest: (room: ChatRoom) => selectLatest(client, room) }));
 * const { latest } = useBackend(chatBackend); // in a component
 */
export class BackendPart<Part extends object> {
  readonly #connect: (access: BackendAccess) => Part;
  readonly #parts = new WeakMap<BackendAccess, Part>();

  /** @param connect makes the part, once for each page */
  constructor(connect: (access: BackendAccess) => Part) {
    this.#connect = connect;
  }

  /** The part of this page. */
  of(access: BackendAccess): Part {
    const known = this.#parts.get(access);
    if (known !== undefined) return known;
    const part = this.#connect(access);
    this.#parts.set(access, part);
    return part;
  }

  /** Puts another part in its place, for a test. */
  replace(access: BackendAccess, part: Part): void {
    this.#parts.set(access, part);
  }
}
