import type { UserId } from '@tribunen/domain';
import { Observable } from '../../lib/state/Observable.ts';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/useServices.ts';

/** The milliseconds for which the spectator can undo the removal of a friend. */
const undoMs = 5000;

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly end: () => void;
}

/**
 * The friends whom the spectator has removed in the last five seconds, and can restore. After that the friendship ends
 * (PEOPLE-26). If the spectator closes the page within the five seconds, the friendship stays.
 */
export class Removals extends Observable<ReadonlySet<UserId>> {
  readonly #waiting = new Map<UserId, Waiting>();

  constructor() {
    super(new Set());
  }

  /** @param end called after five seconds, to end the friendship */
  remove(friend: UserId, end: () => void): void {
    clearTimeout(this.#waiting.get(friend)?.timer);
    const timer = setTimeout(() => {
      end();
      this.undo(friend);
    }, undoMs);
    this.#waiting.set(friend, { timer, end });
    this.#emit();
  }

  readonly undo = (friend: UserId): void => {
    clearTimeout(this.#waiting.get(friend)?.timer);
    this.#waiting.delete(friend);
    this.#emit();
  };

  /** Ends the friendships at once, because the spectator leaves the screen. */
  endAll(): void {
    const ends = [...this.#waiting.values()];
    this.drop();
    for (const { end } of ends) end();
  }

  /** Keeps the friendships, because the session has ended. */
  drop(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#emit();
  }

  #emit(): void {
    this.set(new Set(this.#waiting.keys()));
  }
}

/** The removals of a screen. Leaving it ends the friendships at once; after the end of the session none can be ended. */
export function useRemovals(): Removals {
  const { session } = useServices();
  const [removals] = useState(() => new Removals());
  useEffect(
    () => () => {
      if (session.current().status === 'signed-in') removals.endAll();
      else removals.drop();
    },
    [removals, session],
  );
  return removals;
}
