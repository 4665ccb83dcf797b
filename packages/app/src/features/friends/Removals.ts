import type { UserId } from '@tribunen/domain';
import { Observable } from '../../lib/state/Observable.ts';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/useServices.ts';

/** How long a friend who was removed can be brought back. */
const undoMs = 5000;

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly end: () => void;
}

/**
 * The friends who have been removed and can be brought back for five seconds; then the friendship is ended (PEOPLE-26). Whoever closes the
 * page within them keeps the friend.
 */
export class Removals extends Observable<ReadonlySet<UserId>> {
  readonly #waiting = new Map<UserId, Waiting>();

  constructor() {
    super(new Set());
  }

  /** @param end ends the friendship */
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

  /** Ends what waits at once, for whoever leaves the screen. */
  endAll(): void {
    const ends = [...this.#waiting.values()];
    this.drop();
    for (const { end } of ends) end();
  }

  /** Drops what waits, for whoever is signed out. */
  drop(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.#emit();
  }

  #emit(): void {
    this.set(new Set(this.#waiting.keys()));
  }
}

/** The removals of a screen. Whoever leaves it has made up their mind; a session that has ended can end no friendship. */
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
