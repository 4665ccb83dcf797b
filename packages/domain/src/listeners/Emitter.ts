/** Calls its listeners with each event. */
export class Emitter<Event> {
  readonly #listeners = new Set<(event: Event) => void>();

  /**
   * Adds a listener and returns a function that removes it. A listener that is added twice is called twice until
   * removed.
   */
  readonly listen = (listener: (event: Event) => void): (() => void) => {
    const own = (event: Event): void => listener(event);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  };

  emit(event: Event): void {
    for (const listener of this.#listeners) listener(event);
  }

  get listeners(): number {
    return this.#listeners.size;
  }
}
