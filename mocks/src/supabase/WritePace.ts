import { PostgresError, type Who } from '@tribunen/protocol';

/** Limits how many rows of a kind each user may write, with a token bucket that refills in `ms` milliseconds. */
export class WritePace {
  readonly #kind: string;
  readonly #most: number;
  readonly #now: () => number;
  readonly #ms: number;
  readonly #buckets = new Map<string, { readonly tokens: number; readonly at: number }>();

  /** @param now the time in milliseconds since 1970 */
  constructor(kind: string, most: number, now: () => number, ms = 60_000) {
    this.#kind = kind;
    this.#most = most;
    this.#now = now;
    this.#ms = ms;
  }

  /**
   * Counts rows that a caller writes.
   *
   * @throws {PostgresError} as `spend` does
   */
  take(who: Who, rows: number): void {
    // The backend's own jobs do not write in a user's name.
    if (who.role === 'authenticated' && rows > 0) this.spend(who.id, rows);
  }

  /** @throws {PostgresError} PT429, with the seconds to wait as its details */
  spend(user: string, rows: number): void {
    const at = this.#now();
    const before = this.#buckets.get(user) ?? { tokens: this.#most, at };
    const tokens = Math.min(this.#most, before.tokens + ((at - before.at) / this.#ms) * this.#most) - rows;
    if (tokens < 0) {
      const seconds = Math.ceil((-tokens * this.#ms) / this.#most / 1000);
      const message = `too many ${this.#kind}: the next can be written in ${seconds} seconds`;
      throw new PostgresError('PT429', message, String(seconds));
    }
    this.#buckets.set(user, { tokens, at });
  }
}
