import type { Observed } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';

/** A lock that keeps the screen on: the browser's `WakeLockSentinel`. */
interface Hold {
  readonly released: boolean;
  release(): Promise<void>;
}

interface ScreenHoldParts {
  /** Whether the spectator has chosen to keep the screen on. */
  readonly isWanted: Observed<boolean>;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Requests the browser's wake lock. */
  request(): Promise<Hold>;
}

/**
 * Keeps the screen of the device on between `start` and `stop`, while the page is visible and the spectator has chosen
 * so (MATCH-37). The browser drops the lock when the page is hidden, so it is requested again whenever the page becomes
 * visible. If the device refuses, as on a low battery, the screen turns off as usual.
 */
export class ScreenHold {
  readonly #parts: ScreenHoldParts;
  readonly #teardown = new Teardown();
  #hold: Hold | null = null;
  #isAsking = false;
  #hasComplained = false;

  constructor(parts: ScreenHoldParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { isWanted, page } = this.#parts;
    const follow = (): void => void this.#follow();
    page.addEventListener('visibilitychange', follow);
    this.#teardown.add(isWanted.subscribe(follow), () => page.removeEventListener('visibilitychange', follow));
    follow();
  }

  stop(): void {
    this.#teardown.run();
    void this.#follow();
  }

  async #follow(): Promise<void> {
    // The pending call checks again when its answer has arrived.
    if (this.#isAsking) return;
    const isHeld = this.#hold !== null && !this.#hold.released;
    if (this.#isDue() === isHeld) return;
    this.#isAsking = true;
    const isDone = await this.#attempt(isHeld);
    this.#isAsking = false;
    if (isDone) await this.#follow();
  }

  /** @returns false if the device refuses */
  async #attempt(isHeld: boolean): Promise<boolean> {
    try {
      if (isHeld) await this.#hold?.release();
      this.#hold = isHeld ? null : await this.#parts.request();
      return true;
    } catch (error) {
      if (!this.#hasComplained) console.error('The device does not let its screen be kept on', error);
      this.#hasComplained = true;
      return false;
    }
  }

  #isDue(): boolean {
    const { isWanted, page } = this.#parts;
    return this.#teardown.isPending && isWanted.current() && page.visibilityState === 'visible';
  }
}
