import { AsyncLocalStorage } from 'node:async_hooks';

/** The part of the simulated clock that a realm needs. */
export interface TimerClock {
  setTimeout(run: () => void, ms: number): object | number;
  setInterval(run: () => void, ms: number): object | number;
  clearTimeout(timer: unknown): void;
}

const running = new AsyncLocalStorage<Realm>();

/** The realm whose code is running; null where it is none's. */
export function currentRealm(): Realm | null {
  return running.getStore() ?? null;
}

/** Runs a task outside every realm: the network's, the server's. */
export function outsideRealms<Answer>(task: () => Answer): Answer {
  return running.exit(task);
}

/**
 * A page, as its code knows it: what begins in it stays in it, across timers and promises. While it sleeps nothing runs and calls from
 * outside wait; once it is closed nothing of it runs again.
 */
export class Realm {
  readonly name: string;
  readonly #timers = new Map<unknown, TimerClock>();
  /** What fell due while it slept, each timer once at most. */
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

  /** How many timers are set. */
  get timers(): number {
    return this.#timers.size;
  }

  /** Runs a task as the page's own, at once. */
  run<Answer>(task: () => Answer): Answer {
    return running.run(this, task);
  }

  /** A call from outside: it runs now, when the realm wakes up, or never. */
  enter(task: () => void): void {
    if (this.#state === 'awake') this.run(task);
    else if (this.#state === 'asleep') this.#late.set(Symbol('from outside'), task);
  }

  setTimer(clock: TimerClock, kind: 'setTimeout' | 'setInterval', run: () => void, ms: number): object | number {
    // A closed page sets no timers, not even in the step that closed it.
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
