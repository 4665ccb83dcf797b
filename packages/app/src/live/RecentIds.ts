/**
 * The most ids of one generation. On the busiest day that many events arrive in some minutes, whereas answers repeat
 * events only within a minute.
 */
const mostInAGeneration = 4000;

/** The ids of recent events, some thousands, in two generations. The older generation is dropped as a whole. */
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
