import { withJitter } from '@tribunen/domain';

interface Parts {
  /** Loads, and never rejects. Resolves to false when the answer could not be used, so that the load is repeated after the pause. */
  readonly load: () => Promise<boolean>;
  /** A number from 0 up to 1. */
  readonly random: () => number;
}

const shortestMs = 5000;
const longestMs = 30_000;

/**
 * Loads again on request: at once, but never while a load is under way, and not before the pause after the last one has
 * ended. The pause doubles from 5 to 30 seconds while requests keep coming, so that a busy match does not make every
 * open screen load the database.
 */
export class PacedReloads {
  readonly #parts: Parts;
  #pauseMs = shortestMs;
  #state: 'idle' | 'loading' | 'pausing' | 'stopped' = 'idle';
  #isAsked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Requests a load. All requests before the next load begins are served by that one load. */
  ask(): void {
    this.#isAsked = true;
    if (this.#state === 'idle') void this.#load();
  }

  stop(): void {
    this.#state = 'stopped';
    clearTimeout(this.#timer);
  }

  async #load(): Promise<void> {
    this.#isAsked = false;
    this.#state = 'loading';
    const isUsed = await this.#parts.load();
    if (this.#isStopped()) return;
    this.#isAsked ||= !isUsed;
    this.#state = 'pausing';
    this.#timer = setTimeout(() => this.#endPause(), withJitter(this.#pauseMs, this.#parts.random()));
  }

  #endPause(): void {
    this.#state = 'idle';
    this.#pauseMs = this.#isAsked ? Math.min(2 * this.#pauseMs, longestMs) : shortestMs;
    if (this.#isAsked) void this.#load();
  }

  // A method, because the compiler assumes that the state has not changed during the load.
  #isStopped(): boolean {
    return this.#state === 'stopped';
  }
}
