/**
 * Collects what `start` has begun, so that `stop` can end it.
 *
 * @example
 * start(): void {
 *   if (this.#teardown.isPending) return;
 *   this.#teardown.add(feed.listen(…), () => clearTimeout(timer));
 * }
 * stop(): void {
 *   this.#teardown.run();
 * }
 */
export class Teardown {
  #ends: (() => void)[] = [];

  /** Whether anything that was begun has not ended. */
  get isPending(): boolean {
    return this.#ends.length > 0;
  }

  add(...ends: readonly (() => void)[]): void {
    this.#ends.push(...ends);
  }

  /** Ends everything, in the order in which it was added. */
  run(): void {
    for (const end of this.#ends.splice(0)) end();
  }
}
