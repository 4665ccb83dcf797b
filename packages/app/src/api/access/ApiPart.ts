import type { BackendAccess } from './BackendAccess.ts';

/**
 * The calls of one feature to the backend. They load with the feature's chunk, and a page makes them once.
 *
 * @example
 * const chatApi = new ApiPart(({ tables }) => ({ latest: (room: ChatRoom) => selectLatest(tables, room) }));
 * type ChatApi = ReturnType<typeof chatApi.of>;
 * const { latest } = useApi(chatApi); // in a component
 */
export class ApiPart<Part extends object> {
  readonly #connect: (access: BackendAccess) => Part;
  readonly #parts = new WeakMap<BackendAccess, Part>();

  /** @param connect makes the calls, once for each page */
  constructor(connect: (access: BackendAccess) => Part) {
    this.#connect = connect;
  }

  /** The calls of this page. */
  of(access: BackendAccess): Part {
    const known = this.#parts.get(access);
    if (known !== undefined) return known;
    const part = this.#connect(access);
    this.#parts.set(access, part);
    return part;
  }

  /** Replaces some of this page's calls, for a test. */
  replace(access: BackendAccess, part: Partial<Part>): void {
    this.#parts.set(access, { ...this.of(access), ...part });
  }
}
