/** The most ids of one generation: on the busiest day so many events come in some minutes. Answers repeat events within one minute. */
const mostInAGeneration = 4000;

/** The ids of recent events, some thousands, in two generations. The older generation is forgotten as a whole. */
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
