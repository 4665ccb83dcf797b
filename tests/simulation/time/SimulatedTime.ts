import { withGlobal } from '@sinonjs/fake-timers';
import { currentRealm, outsideRealms, type Realm, type TimerClock } from './Realm.ts';

/** The functions of a fake clock that the simulation uses. */
interface Clock extends TimerClock {
  readonly now: number;
  next(): void;
  uninstall(): void;
}

const turnOfTheRealLoop = setImmediate;

/**
 * The clock of a simulation, which replaces the process's own. No real time passes: `runUntil` fires the next timer,
 * waits until every promise that depends on it has settled, and continues. A timer that a realm sets belongs to the
 * realm: the timer waits while the realm sleeps, and ends when the realm closes.
 */
export class SimulatedTime {
  readonly #clock: Clock;
  readonly #owners = new WeakMap<object, Realm>();

  /** @param start milliseconds since 1970 */
  constructor(start: number) {
    const clock: Clock = withGlobal(globalThis).install({
      now: start,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    this.#clock = clock;
    const set =
      (kind: 'setTimeout' | 'setInterval') =>
      (run: (...given: readonly unknown[]) => void, ms = 0, ...given: readonly unknown[]): object | number =>
        this.#set(kind, () => run(...given), ms);
    const clear = (timer: unknown): void => this.#clear(timer);
    Object.assign(globalThis, {
      setTimeout: set('setTimeout'),
      setInterval: set('setInterval'),
      clearTimeout: clear,
      clearInterval: clear,
    });
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#clock.now;
  }

  /** After this many milliseconds, runs a task that belongs to no page. */
  after(ms: number, task: () => void): void {
    outsideRealms(() => this.#clock.setTimeout(task, Math.max(0, ms)));
  }

  /** Lets time pass up to and including a moment. */
  async runUntil(moment: number): Promise<void> {
    let reached = false;
    this.after(moment - this.#clock.now, () => {
      reached = true;
    });
    await settled();
    while (!reached) {
      this.#clock.next();
      await settled();
    }
  }

  /** Restores the process's own clock. Pending timers never fire. */
  uninstall(): void {
    this.#clock.uninstall();
  }

  #set(kind: 'setTimeout' | 'setInterval', run: () => void, ms: number): object | number {
    const realm = currentRealm();
    if (realm === null) return this.#clock[kind](run, ms);
    const timer = realm.setTimer(this.#clock, kind, run, ms);
    if (typeof timer === 'object') this.#owners.set(timer, realm);
    return timer;
  }

  #clear(timer: unknown): void {
    const owner = typeof timer === 'object' && timer !== null ? this.#owners.get(timer) : undefined;
    if (owner === undefined) this.#clock.clearTimeout(timer);
    else owner.clearTimer(timer);
  }
}

/** Resolves when every promise that needs no timer of the simulated clock has settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    turnOfTheRealLoop(resolve);
  });
}
