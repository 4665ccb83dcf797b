/**
 * Calls its listeners whenever something happens.
 *
 * @example
 * const goals = new Emitter<Goal>();
 * const end = goals.listen((goal) => console.log(goal.scorer));
 * goals.emit(goal);
 * end();
 */
export class Emitter<Event> {
  readonly #listeners = new Set<(event: Event) => void>();

  /** Returns what ends it. A function that listens twice is called twice, and each time ends for itself. */
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
