type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps texts in the browser's storage, and for as long as the page lives where the browser refuses them: storage may be blocked or full. A
 * refusal is logged once.
 *
 * @example
 * const storage = new SafeStorage(() => localStorage);
 * storage.setItem('sb-auth-token', text);
 */
export class SafeStorage implements Area {
  readonly #open: () => Area;
  /** What storage has not taken, by key; null where it has not let go of something that is removed. */
  readonly #refused = new Map<string, string | null>();
  #hasComplained = false;

  /** @param open asked for each time: asking throws where the browser refuses storage */
  constructor(open: () => Area) {
    this.#open = open;
  }

  getItem(key: string): string | null {
    const refused = this.#refused.get(key);
    if (refused !== undefined) return refused;
    try {
      return this.#open().getItem(key);
    } catch (error) {
      this.#complain(error);
      return null;
    }
  }

  setItem(key: string, value: string): void {
    this.#write(key, value, (area) => area.setItem(key, value));
  }

  removeItem(key: string): void {
    this.#write(key, null, (area) => area.removeItem(key));
  }

  #write(key: string, value: string | null, write: (area: Area) => void): void {
    try {
      write(this.#open());
      this.#refused.delete(key);
    } catch (error) {
      this.#refused.set(key, value);
      this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    if (!this.#hasComplained)
      console.error('What should be kept on this device lasts as long as the page: storage is refused', error);
    this.#hasComplained = true;
  }
}
