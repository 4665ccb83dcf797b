/**
 * Allows a number of calls in each time window. A window starts with the first call after the previous window ended.
 *
 * @example
 * const limit = new RateLimit(5, 30_000);
 * limit.allows(clock.now()); // true, five times in half a minute
 */
export class RateLimit {
  readonly #calls: number;
  readonly #windowMs: number;
  #taken = 0;
  #until = -Infinity;

  constructor(calls: number, windowMs: number) {
    this.#calls = calls;
    this.#windowMs = windowMs;
  }

  /** @param now milliseconds since 1970 */
  allows(now: number): boolean {
    // If the clock was set back, a new window starts.
    if (now > this.#until || now < this.#until - this.#windowMs) {
      this.#until = now + this.#windowMs;
      this.#taken = 0;
    }
    if (this.#taken >= this.#calls) return false;
    this.#taken += 1;
    return true;
  }
}
