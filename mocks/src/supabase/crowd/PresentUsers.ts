import type { AnnouncePresenceAnswer } from '@tribunen/contract';
import type { Clock } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import { friendsOf } from '../friendsOf.ts';

interface Present {
  readonly match: string | null;
  readonly isVisible: boolean;
  readonly seenAt: number;
}

/** The presence of a user in the latest broadcast to their friends. */
interface Announced {
  readonly match: string | null;
  readonly here: boolean;
  readonly at: number;
}

interface PresentUsersParts {
  readonly database: Pick<Database, 'friendships' | 'user_blocks'>;
  readonly clock: Clock;
  readonly tell: (
    user: string,
    friend: { readonly id: string; readonly match: string | null; readonly here: boolean },
  ) => void;
}

const goneAfterMs = 5 * 60_000;
const jobMs = 60_000;
/**
 * If a user opens another match within this time after a broadcast about the user, the new match is not broadcast at
 * once. The job that runs every minute broadcasts the match that the user has open by then.
 */
const calmMs = 5000;

/** The users who are present in crowd mode. A page announces its user every two minutes (`announce_presence`). */
export class PresentUsers {
  readonly #parts: PresentUsersParts;
  readonly #present = new Map<string, Present>();
  readonly #announced = new Map<string, Announced>();
  #online = 0;
  #job: ReturnType<Clock['setTimeout']> | null = null;

  constructor(parts: PresentUsersParts) {
    this.#parts = parts;
  }

  announce(user: string, openMatch: string | null, isVisible: boolean): AnnouncePresenceAnswer {
    const now = this.#parts.clock.now();
    this.#present.set(user, { match: isVisible ? openMatch : null, isVisible, seenAt: now });
    const announced = this.#announced.get(user);
    if (!isVisible || announced === undefined || announced.at < now - calmMs) this.#tell(user);
    this.#job ??= this.#parts.clock.setTimeout(() => this.#work(), jobMs);
    const friends = [...friendsOf(this.#parts.database, user)].flatMap((id) => {
      const friend = this.#hereNow(id);
      return friend === null ? [] : [{ user_id: id, match_id: friend.match }];
    });
    return { friends: friends.toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1)), online: this.#online };
  }

  /** The number of present users when the job last counted them. */
  get online(): number {
    return this.#online;
  }

  stop(): void {
    if (this.#job !== null) this.#parts.clock.clearTimeout(this.#job);
    this.#job = null;
  }

  #work(): void {
    for (const user of this.#present.keys()) this.#tell(user);
    for (const [user, { seenAt }] of this.#present) if (!this.#isRecent(seenAt)) this.#present.delete(user);
    this.#online = [...this.#present.values()].filter(({ isVisible }) => isVisible).length;
    this.#job = this.#present.size === 0 ? null : this.#parts.clock.setTimeout(() => this.#work(), jobMs);
  }

  #tell(user: string): void {
    const now = this.#hereNow(user);
    const before = this.#announced.get(user);
    const next = { match: now?.match ?? null, here: now !== null };
    if ((before?.here ?? false) === next.here && (before?.match ?? null) === next.match) return;
    this.#announced.set(user, { ...next, at: this.#parts.clock.now() });
    for (const friend of friendsOf(this.#parts.database, user)) {
      const listening = this.#present.get(friend);
      if (listening !== undefined && this.#isRecent(listening.seenAt)) this.#parts.tell(friend, { id: user, ...next });
    }
  }

  #hereNow(user: string): Present | null {
    const present = this.#present.get(user);
    return present !== undefined && present.isVisible && this.#isRecent(present.seenAt) ? present : null;
  }

  #isRecent(seenAt: number): boolean {
    return seenAt > this.#parts.clock.now() - goneAfterMs;
  }
}
