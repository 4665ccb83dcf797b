import type { LiveWorld } from '../../../packages/app/src/live/LiveWorld.ts';

/** The clock, the randomness, the visibility and the network state that the code of a simulated tab sees. */
export class PageWorld implements LiveWorld {
  readonly now: () => number;
  readonly random: () => number;
  readonly isVisible: () => boolean;
  readonly isOnline: () => boolean;
  readonly #listeners = new Set<() => void>();

  constructor(facts: Omit<LiveWorld, 'onChange'>) {
    this.now = facts.now;
    this.random = facts.random;
    this.isVisible = facts.isVisible;
    this.isOnline = facts.isOnline;
  }

  onChange(listener: () => void): () => void {
    // A listener that is added twice must be removed twice, so each addition has a different function.
    const own = (): void => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
