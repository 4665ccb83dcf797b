import type { Clock } from '@tribunen/mocks/server';

/**
 * A backend's clock for a benchmark that simulates time: it stands still until the benchmark advances it. Its timers
 * are real.
 */
export class DrivenClock implements Clock {
  readonly setTimeout = (run: () => void, ms: number) => setTimeout(run, ms);
  readonly clearTimeout = (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer);
  #now: number;

  /** @param now milliseconds since 1970 */
  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
