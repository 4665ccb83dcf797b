import { AsyncLocalStorage } from 'node:async_hooks';

/** The part of the simulated clock that a realm needs. */
export interface TimerClock {
  setTimeout(run: () => void, ms: number): object | number;
  setInterval(run: () => void, ms: number): object | number;
  clearTimeout(timer: unknown): void;
}

const running = new AsyncLocalStorage<Realm>();

/** The realm whose code is running; null while code outside every realm runs. */
export function currentRealm(): Realm | null {
  return running.getStore() ?? null;
}

/** Runs a task of the network or the server outside every realm. */
export function outsideRealms<Answer>(task: () => Answer): Answer {
  return running.exit(task);
}

/**
 * The code of one page, with the timers and promises that it starts. While the page sleeps its code does not run and
 * calls from outside wait; once it is closed its code never runs again.
 */
export class Realm {
  readonly name: string;
  readonly #timers = new Map<unknown, TimerClock>();
  /**
   * Timers and calls from outside that became due while the page slept. A timer that became due several times is kept
   * once.
   */
  readonly #late = new Map<unknown, () => void>();
  #state: 'awake' | 'asleep' | 'closed' = 'awake';

  constructor(name: string) {
    this.name = name;
  }

  get isOpen(): boolean {
    return this.#state !== 'closed';
  }

  get isAwake(): boolean {
    return this.#state === 'awake';
  }

  /** How many timers are pending. */
  get timers(): number {
    return this.#timers.size;
  }

  /** Runs a task at once, as code of the page. */
  run<Answer>(task: () => Answer): Answer {
    return running.run(this, task);
  }

  /**
   * Calls the page from outside. The task runs at once, or when a sleeping page wakes up, or never if the page is
   * closed.
   */
  enter(task: () => void): void {
    if (this.#state === 'awake') this.run(task);
    else if (this.#state === 'asleep') this.#late.set(Symbol('from outside'), task);
  }

  setTimer(clock: TimerClock, kind: 'setTimeout' | 'setInterval', run: () => void, ms: number): object | number {
    // The code that closed a page may still run for a moment, but it sets no timers.
    if (!this.isOpen) return 0;
    const timer = clock[kind](() => {
      if (kind === 'setTimeout') this.#timers.delete(timer);
      if (this.#state === 'asleep') this.#late.set(timer, run);
      else this.enter(run);
    }, ms);
    this.#timers.set(timer, clock);
    return timer;
  }

  clearTimer(timer: unknown): void {
    this.#late.delete(timer);
    this.#timers.get(timer)?.clearTimeout(timer);
    this.#timers.delete(timer);
  }

  sleep(): void {
    if (this.#state === 'awake') this.#state = 'asleep';
  }

  wake(): void {
    if (this.#state !== 'asleep') return;
    this.#state = 'awake';
    for (const [key, task] of this.#late) {
      this.#late.delete(key);
      this.enter(task);
    }
  }

  close(): void {
    this.#state = 'closed';
    this.#late.clear();
    for (const [timer, clock] of this.#timers) clock.clearTimeout(timer);
    this.#timers.clear();
  }
}
