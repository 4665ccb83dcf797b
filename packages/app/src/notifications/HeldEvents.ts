import { duplicateKey, type LiveEvent } from '@tribunen/domain';

/** Where the engine has an event from. */
export type EventOrigin = 'backfill' | 'poll' | 'realtime' | 'tab';

interface HeldEvent {
  readonly event: LiveEvent;
  readonly origin: EventOrigin;
}

/** Events that cannot be decided yet, in the order in which they came. The oldest are given up where there are too many. */
export class HeldEvents {
  readonly #most: number;
  readonly #held = new Map<string, HeldEvent>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#held.size;
  }

  /**
   * Holds it, once. What the socket has told is news, also where a poll found it first.
   *
   * @returns what had to be given up for it
   */
  hold(held: HeldEvent): LiveEvent | null {
    const key = duplicateKey(held.event);
    if (this.#held.has(key) && held.origin !== 'realtime') return null;
    this.#held.set(key, held);
    const [oldest] = this.#held;
    if (this.#held.size <= this.#most || oldest === undefined) return null;
    this.#held.delete(oldest[0]);
    return oldest[1].event;
  }

  /** Takes all of them out. */
  release(): readonly HeldEvent[] {
    const all = [...this.#held.values()];
    this.#held.clear();
    return all;
  }
}
