/** Values in the order in which this page received them. The reader knows the last one that is due. */
export class Received<Value> {
  #values: readonly { readonly at: number; readonly value: Value }[] = [];
  readonly #most: number;

  /** @param most how many values are kept at most */
  constructor(most: number) {
    this.#most = most;
  }

  add(value: Value, at: number): void {
    this.#values = [...this.#values, { at, value }].slice(-this.#most);
  }

  get latest(): Value | null {
    return this.#values.at(-1)?.value ?? null;
  }

  /** The last value that was received by a moment; null for none. It stays known, whatever delay is chosen later. */
  knownAt(until: number): Value | null {
    const last = this.#values.findLastIndex(({ at }) => at <= until);
    const known = this.#values[last];
    if (known === undefined) return null;
    this.#values = [{ ...known, at: Number.NEGATIVE_INFINITY }, ...this.#values.slice(last + 1)];
    return known.value;
  }
}
