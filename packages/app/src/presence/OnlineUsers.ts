import { onlineCount } from '@tribunen/domain';
import type { PresenceBackend } from '../backend/presenceBackend.ts';
import type { OnlineUsersPlace } from '../backend/realtime/online_users.ts';
import type { SignedInUser } from '../backend/session.ts';
import type { LiveLog } from '../live/LiveLog.ts';
import type { ServerClock } from '../live/ServerClock.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/**
 * The server accepts five presence calls in the half minute after the first, and closes the channel at the sixth. Three seconds more, since
 * the line may delay the first call longer than the sixth.
 */
const spacingMs = 33_000 / 5;

export interface OnlineUsersParts {
  readonly backend: PresenceBackend;
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly log: LiveLog;
}

/**
 * Who is online, and that the spectator of this page is. It follows the session: nobody is counted while nobody is signed in. In a hidden
 * tab it stays, since the spectator does.
 */
export class OnlineUsers {
  readonly #parts: OnlineUsersParts;
  readonly #listeners = new Set<() => void>();
  #endOfSession: (() => void) | null = null;
  #here: { readonly userId: string; leave(): void } | null = null;
  #count: number | null = null;

  constructor(parts: OnlineUsersParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#endOfSession !== null) return;
    this.#endOfSession = this.#parts.session.subscribe(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    this.#endOfSession?.();
    this.#endOfSession = null;
    this.#leave();
  }

  /** How many are online (PEOPLE-12); null while it is not known. */
  readonly count = (): number | null => this.#count;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #follow(): void {
    const session = this.#parts.session.current();
    const user = session.status === 'signed-in' ? session.user : null;
    if (this.#here?.userId === user?.id) return;
    this.#leave();
    if (user !== null) this.#join(user);
  }

  #join({ id, email }: SignedInUser): void {
    const { backend, clock } = this.#parts;
    const record = { user_id: id, email, online_at: clock.now() };
    const telling = new Telling();
    const place: OnlineUsersPlace = backend.joinOnlineUsers(id, {
      onUp: () => telling.tell(() => place.track(record)),
      onDown: (reason) => {
        this.#note('state', 'down', reason);
        // Whoever came or went since is not known.
        this.#setCount(null);
      },
      onPresence: (state) => this.#setCount(onlineCount(state)),
    });
    this.#here = {
      userId: id,
      leave: () => {
        telling.stop();
        place.leave();
      },
    };
  }

  #leave(): void {
    this.#here?.leave();
    this.#here = null;
    this.#setCount(null);
  }

  #setCount(count: number | null): void {
    if (this.#count === count) return;
    this.#count = count;
    this.#note('update', 'count', count);
    for (const listener of this.#listeners) listener();
  }

  #note(kind: 'state' | 'update', what: string, detail: unknown): void {
    this.#parts.log.note({ source: 'presence', kind, what, detail });
  }
}

/** Tells at once, and not again before the server bears it: of what comes in between, the last. */
class Telling {
  #waiting: ReturnType<typeof setTimeout> | null = null;
  #owed: (() => void) | null = null;

  tell(task: () => void): void {
    if (this.#waiting !== null) {
      this.#owed = task;
      return;
    }
    this.#waiting = setTimeout(() => {
      this.#waiting = null;
      const owed = this.#owed;
      this.#owed = null;
      if (owed !== null) this.tell(owed);
    }, spacingMs);
    task();
  }

  stop(): void {
    if (this.#waiting !== null) clearTimeout(this.#waiting);
    this.#waiting = null;
    this.#owed = null;
  }
}
