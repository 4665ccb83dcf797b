import { type Follow, type FollowId, type FollowKinds, isFollowed, kindsOf, orderFollows } from '@tribunen/domain';
import type { FollowNames, ListedFollow } from '@tribunen/ui';
import { Observable } from '../../lib/state/Observable.ts';

/** The time for which a removed follow can be restored. */
const undoMs = 8000;

/**
 * The follows that were removed in the last eight seconds and can be restored. They have already been removed on the
 * server; this class sends nothing.
 */
export class Unfollowed extends Observable<readonly Follow[]> {
  readonly #timers = new Map<FollowId, ReturnType<typeof setTimeout>>();

  constructor() {
    super([]);
  }

  offer(follow: Follow): void {
    this.#clear(follow.id);
    this.#timers.set(
      follow.id,
      setTimeout(() => this.#withdraw(follow.id), undoMs),
    );
    this.set([...this.current().filter(({ id }) => id !== follow.id), follow]);
  }

  /** The follow with this id; null when it can no longer be restored. */
  find(id: FollowId): Follow | null {
    return this.current().find((follow) => follow.id === id) ?? null;
  }

  stop(): void {
    for (const id of this.#timers.keys()) this.#clear(id);
    this.set([]);
  }

  #withdraw(id: FollowId): void {
    this.#clear(id);
    this.set(this.current().filter((follow) => follow.id !== id));
  }

  #clear(id: FollowId): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }
}

/** The list of follows. A follow that was just removed keeps its place (FOLLOW-3), unless it is followed again (FOLLOW-5). */
export function toListedFollows(
  follows: readonly Follow[],
  removed: readonly Follow[],
  namesOf: (follow: Follow) => FollowNames,
  chosen: readonly FollowKinds[] | null,
): readonly ListedFollow[] {
  const kept = new Set(follows.map(({ id }) => id));
  const gone = removed.filter((follow) => !isFollowed(follows, follow));
  return orderFollows([...follows, ...gone]).map((follow): ListedFollow => ({
    ...namesOf(follow),
    id: follow.id,
    crest: follow.crestUrl,
    notifications: follow.notifications,
    kinds: chosen && kindsOf(follow, chosen),
    isRemoved: !kept.has(follow.id),
  }));
}
