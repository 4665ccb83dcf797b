import { duplicateKey, type LiveEvent } from '@tribunen/domain';

/** The source of an event. */
export type EventOrigin = 'backfill' | 'poll' | 'realtime' | 'tab';

interface UndecidedEvent {
  readonly event: LiveEvent;
  readonly origin: EventOrigin;
}

/** Events that cannot be decided yet, in the order of their arrival. When there are too many, the oldest is dropped. */
export class UndecidedEvents {
  readonly #most: number;
  readonly #events = new Map<string, UndecidedEvent>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#events.size;
  }

  /**
   * Keeps an event, once. An event from the socket counts as live, even if a poll found it first.
   *
   * @returns the event that was dropped for it
   */
  keep(undecided: UndecidedEvent): LiveEvent | null {
    const key = duplicateKey(undecided.event);
    if (this.#events.has(key) && undecided.origin !== 'realtime') return null;
    this.#events.set(key, undecided);
    const [oldest] = this.#events;
    if (this.#events.size <= this.#most || oldest === undefined) return null;
    this.#events.delete(oldest[0]);
    return oldest[1].event;
  }

  /** Removes all events and returns them. */
  release(): readonly UndecidedEvent[] {
    const all = [...this.#events.values()];
    this.#events.clear();
    return all;
  }
}
