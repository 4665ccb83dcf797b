import type { Observed } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';

/** A hold on the screen: the browser's `WakeLockSentinel`. */
interface Hold {
  readonly released: boolean;
  release(): Promise<void>;
}

interface ScreenHoldParts {
  /** Whether the spectator wants it. */
  readonly isWanted: Observed<boolean>;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Holds the screen: the browser's wake lock. */
  request(): Promise<Hold>;
}

/**
 * Keeps the screen of the device on between `start` and `stop`, while the page is seen and the spectator wants it (MATCH-37). The browser lets the
 * screen go with the page, so it is held anew whenever the page is seen again. Where the device refuses, as it does on a low battery, the screen goes
 * dark as ever.
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
    // The caller looks again once the answer is there.
    if (this.#isAsking) return;
    const isHeld = this.#hold !== null && !this.#hold.released;
    if (this.#isDue() === isHeld) return;
    this.#isAsking = true;
    const isDone = await this.#attempt(isHeld);
    this.#isAsking = false;
    if (isDone) await this.#follow();
  }

  /** @returns whether the screen is held now, or let go; false where the device refuses */
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
