import type { Clock } from '@tribunen/mocks/server';

/** The backend's clock when somebody else's time is simulated: it stands still until it is put on. Its timers are the machine's. */
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

  putOn(ms: number): void {
    this.#now += ms;
  }
}
