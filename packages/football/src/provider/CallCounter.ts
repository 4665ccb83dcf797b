const windowMs = 60_000;

/** Counts calls as football-data.org does. It allows a number of calls in a minute, which begins with the first call. */
export class CallCounter {
  readonly #perMinute: number;
  #begun = -Infinity;
  #made = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /**
   * Counts a call.
   *
   * @param now milliseconds since 1970
   * @returns whether the call is allowed, the calls left, and the seconds until the counter is reset
   */
  count(now: number): { readonly isAllowed: boolean; readonly left: number; readonly resetSeconds: number } {
    if (now - this.#begun >= windowMs) [this.#begun, this.#made] = [now, 0];
    this.#made += 1;
    const left = this.#perMinute - this.#made;
    const resetSeconds = Math.ceil((this.#begun + windowMs - now) / 1000);
    return { isAllowed: left >= 0, left: Math.max(0, left), resetSeconds };
  }
}
