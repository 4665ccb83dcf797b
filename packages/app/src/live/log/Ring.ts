/** Keeps the last items, up to a number, and counts those that it has dropped. */
export class Ring<Item> {
  readonly #limit: number;
  #items: Item[] = [];
  #dropped = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(item: Item): void {
    this.#items.push(item);
    // Drops seldom, and many items at a time, because removing one item moves all the others.
    if (this.#items.length >= this.#limit * 1.25) this.#drop(this.#items.length - this.#limit);
  }

  items(): readonly Item[] {
    return this.#items.slice(-this.#limit);
  }

  dropped(): number {
    return this.#dropped + Math.max(0, this.#items.length - this.#limit);
  }

  clear(): void {
    this.#items = [];
    this.#dropped = 0;
  }

  #drop(count: number): void {
    this.#items = this.#items.slice(count);
    this.#dropped += count;
  }
}
