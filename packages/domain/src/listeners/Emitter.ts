/**
 * Calls its listeners with each event.
 *
 * @example
 * const goals = new Emitter<Goal>();
 * const end = goals.listen((goal) => console.log(goal.scorer));
 * goals.emit(goal);
 * end();
 */
export class Emitter<Event> {
  readonly #listeners = new Set<(event: Event) => void>();

  /** Returns a function that ends it. A function that is added twice is called twice, and each end removes it once. */
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
