/**
 * Lets so many calls through in each window of time.
 *
 * @example
 * const limit = new RateLimit(5, 30_000);
 * limit.allows(clock.now()); // true, five times in half a minute
 */
export class RateLimit {
  readonly #calls: number;
  readonly #windowMs: number;
  #allowed: readonly number[] = [];

  constructor(calls: number, windowMs: number) {
    this.#calls = calls;
    this.#windowMs = windowMs;
  }

  /** @param now milliseconds since 1970 */
  allows(now: number): boolean {
    this.#allowed = this.#allowed.filter((time) => now - time < this.#windowMs);
    if (this.#allowed.length >= this.#calls) return false;
    this.#allowed = [...this.#allowed, now];
    return true;
  }
}
