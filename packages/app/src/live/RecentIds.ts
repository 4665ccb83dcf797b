/** On the busiest day so many events are told in some minutes; the answers that tell of them again do it within one. */
const mostInAGeneration = 4000;

/**
 * The ids of what was told lately: some thousands, in two generations, of which the older is forgotten as a whole.
 *
 * @example
 * const told = new RecentIds();
 * told.add(event.id);
 * told.has(event.id); // true
 */
export class RecentIds {
  #newer = new Set<string>();
  #older: ReadonlySet<string> = new Set();

  add(id: string): void {
    if (this.#newer.size === mostInAGeneration) {
      this.#older = this.#newer;
      this.#newer = new Set();
    }
    this.#newer.add(id);
  }

  readonly has = (id: string): boolean => this.#newer.has(id) || this.#older.has(id);

  clear(): void {
    this.#newer = new Set();
    this.#older = new Set();
  }
}
