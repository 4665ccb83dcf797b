const windowMs = 300_000;

/** Counts the requests that were let through in the last five minutes. */
export class RequestBudget {
  readonly #taken: number[] = [];

  /**
   * Counts a request if the budget has room for it, otherwise returns false.
   *
   * @param now milliseconds since 1970
   */
  take(budget: number, now: number): boolean {
    while (this.#taken[0] !== undefined && this.#taken[0] <= now - windowMs) this.#taken.shift();
    if (this.#taken.length >= budget) return false;
    this.#taken.push(now);
    return true;
  }
}
