import { type MatchId, onlineCount, onlineUsers, openMatches, type UserId } from '@tribunen/domain';
import type { BackendAccess } from '../../backend/access/BackendAccess.ts';
import { type PresenceBackend, presenceBackend } from '../../backend/presenceBackend.ts';
import { keptVisibility } from './keptVisibility.ts';
import type { OnlineUsersPlace } from '../../backend/presenceBackend.ts';
import type { Session } from '../../backend/auth/session.ts';
import type { SignedInUser } from '../../backend/access/signedInUser.ts';
import type { LiveLog } from '../LiveLog.ts';
import type { ServerClock } from '../ServerClock.ts';
import { Observable, type Observed } from '../../lib/state/Observable.ts';
import type { StoredValue } from '../../lib/storage/StoredValue.ts';
import { Teardown } from '../../lib/state/Teardown.ts';

/**
 * The least time between two presence calls, in milliseconds. The server accepts five in the half minute after the first, and closes the channel
 * at the sixth. Three seconds are added, since the line may delay the first call longer than the sixth.
 */
const spacingMs = 33_000 / 5;

interface OnlineUsersParts {
  readonly backend: PresenceBackend;
  readonly session: Observed<Session>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly log: LiveLog;
  /** Whether this device shows its spectator as online. */
  readonly visibility: StoredValue<boolean>;
}

/** The people who are online, and the match that each has open (PEOPLE-11, PEOPLE-22). */
export interface PresentPeople {
  readonly online: ReadonlySet<UserId>;
  readonly matches: ReadonlyMap<UserId, MatchId>;
}

/**
 * The users who are online, the signed-in spectator of this page among them. It follows the session: nobody is counted while nobody is signed
 * in. A hidden tab stays online.
 */
export class OnlineUsers {
  readonly #parts: OnlineUsersParts;
  readonly #count = new Observable<number | null>(null);
  readonly #people = new Observable<PresentPeople | null>(null);
  readonly #teardown = new Teardown();
  #here: { readonly userId: string; announce(): void; leave(): void } | null = null;
  #match: MatchId | null = null;

  constructor(parts: OnlineUsersParts) {
    this.#parts = parts;
  }

  /** How many users are online (PEOPLE-12); null while that is not known. */
  get count(): Observed<number | null> {
    return this.#count;
  }

  /** Whether this spectator is shown as online. A spectator who is not still sees the others (PEOPLE-27). */
  get visibility(): StoredValue<boolean> {
    return this.#parts.visibility;
  }

  /** The users who are online, and the match that each has open; null while that is not known. */
  get people(): Observed<PresentPeople | null> {
    return this.#people;
  }

  /**
   * Announces the match that this spectator has open, until the returned function is called.
   *
   * @example
   * useEffect(() => presence.showMatch(id), [presence, id]);
   */
  showMatch(match: MatchId): () => void {
    this.#setMatch(match);
    return () => {
      if (this.#match === match) this.#setMatch(null);
    };
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { session, visibility } = this.#parts;
    visibility.start();
    this.#teardown.add(
      session.subscribe(() => this.#follow()),
      visibility.subscribe(() => this.#here?.announce()),
      () => visibility.stop(),
      () => this.#leave(),
    );
    this.#follow();
  }

  stop(): void {
    this.#teardown.run();
  }

  #follow(): void {
    const session = this.#parts.session.current();
    const user = session.status === 'signed-in' ? session.user : null;
    if (this.#here?.userId === user?.id) return;
    this.#leave();
    if (user !== null) this.#join(user);
  }

  #join({ id, email }: SignedInUser): void {
    const { backend, clock, visibility } = this.#parts;
    const online_at = clock.now();
    const throttle = new Throttle(spacingMs);
    let isUp = false;
    /** This page's latest announcement of its spectator: hidden, the open match, or null for no match. */
    let announced: 'hidden' | MatchId | null = 'hidden';
    const wanted = (): typeof announced => (visibility.current() ? this.#match : 'hidden');
    const track = (): void => {
      const before = announced;
      announced = wanted();
      if (announced !== 'hidden') {
        place.track({ user_id: id, email, online_at, ...(announced !== null && { match_id: announced }) });
      } else if (before !== 'hidden') place.untrack();
    };
    const place: OnlineUsersPlace = backend.joinOnlineUsers(id, {
      onUp: () => {
        isUp = true;
        // With the channel the server has forgotten this spectator.
        announced = 'hidden';
        if (wanted() !== 'hidden') throttle.run(track);
      },
      onDown: (reason) => {
        isUp = false;
        this.#parts.log.note({ source: 'presence', kind: 'state', what: 'down', detail: reason });
        // The users who have come or gone since are not known.
        this.#forget();
      },
      onPresence: (state) => {
        this.#setCount(onlineCount(state));
        this.#people.set({ online: onlineUsers(state), matches: openMatches(state) });
      },
    });
    this.#here = {
      userId: id,
      announce: () => {
        if (isUp && announced !== wanted()) throttle.run(track);
      },
      leave: () => {
        throttle.stop();
        place.leave();
      },
    };
  }

  #setMatch(match: MatchId | null): void {
    this.#match = match;
    // A spectator who goes from one match to the next closes none in between.
    queueMicrotask(() => this.#here?.announce());
  }

  #leave(): void {
    this.#here?.leave();
    this.#here = null;
    this.#forget();
  }

  #forget(): void {
    this.#setCount(null);
    this.#people.set(null);
  }

  #setCount(count: number | null): void {
    if (this.#count.current() !== count) {
      this.#parts.log.note({ source: 'presence', kind: 'update', what: 'count', detail: count });
    }
    this.#count.set(count);
  }
}

/** Creates the presence of this page. */
export function openOnlineUsers(
  access: BackendAccess,
  parts: Omit<OnlineUsersParts, 'backend' | 'visibility'>,
): OnlineUsers {
  const visibility = keptVisibility(() => localStorage, window);
  return new OnlineUsers({ ...parts, backend: presenceBackend.of(access), visibility });
}

/** Runs a task at once, and no other task for a while. Of the tasks that come meanwhile it runs the last. */
class Throttle {
  readonly #spacingMs: number;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #next: (() => void) | null = null;

  constructor(ms: number) {
    this.#spacingMs = ms;
  }

  run(task: () => void): void {
    if (this.#timer !== null) {
      this.#next = task;
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = null;
      const next = this.#next;
      this.#next = null;
      if (next !== null) this.run(next);
    }, this.#spacingMs);
    task();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#next = null;
  }
}
