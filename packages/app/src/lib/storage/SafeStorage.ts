type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's storage, and the only guard against its refusals: storage may be blocked or full. A text that it refuses lasts as long as the
 * page. The first refusal is logged.
 */
export class SafeStorage implements Area {
  readonly #open: () => Area;
  /** The texts that the browser did not store, by key; null for a key that it did not remove. */
  readonly #refused = new Map<string, string | null>();
  #hasComplained = false;

  /** @param open called at each use, because reading `localStorage` throws where the browser refuses storage */
  constructor(open: () => Area) {
    this.#open = open;
  }

  getItem(key: string): string | null {
    const refused = this.#refused.get(key);
    if (refused !== undefined) return refused;
    try {
      return this.#open().getItem(key);
    } catch (error) {
      this.#complain(key, error);
      return null;
    }
  }

  /** @returns whether the text outlasts the page */
  setItem(key: string, value: string): boolean {
    return this.#write(key, value, (area) => area.setItem(key, value));
  }

  removeItem(key: string): void {
    this.#write(key, null, (area) => area.removeItem(key));
  }

  /** The keys of the stored texts that begin with a prefix. */
  keys(prefix: string): readonly string[] {
    try {
      return Object.keys(this.#open()).filter((key) => key.startsWith(prefix));
    } catch (error) {
      this.#complain(prefix, error);
      return [];
    }
  }

  #write(key: string, value: string | null, write: (area: Area) => void): boolean {
    try {
      write(this.#open());
      this.#refused.delete(key);
      return true;
    } catch (error) {
      this.#refused.set(key, value);
      this.#complain(key, error);
      return false;
    }
  }

  #complain(key: string, error: unknown): void {
    if (!this.#hasComplained) console.error(`The browser refuses storage: ${key} lasts as long as the page`, error);
    this.#hasComplained = true;
  }
}
