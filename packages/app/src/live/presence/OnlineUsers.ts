import type { MatchId, PresentPeople } from '@tribunen/domain';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import type { KnownGate } from '../../api/access/KnownGate.ts';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import type { Session } from '../../api/auth/session.ts';
import { type PresenceApi, presenceApi } from '../../api/presenceApi.ts';
import { openByMode } from '../../api/realtime/openByMode.ts';
import type { TopicListener } from '../../api/realtime/RealtimeSocket.ts';
import { Observable, type Observed } from '../../lib/state/Observable.ts';
import type { StoredValue } from '../../lib/storage/StoredValue.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import type { LiveConnection } from '../LiveConnection.ts';
import type { Tabs } from '../tabs/Tabs.ts';
import { FriendsPresence } from './FriendsPresence.ts';
import { keptVisibility } from './keptVisibility.ts';
import type { PresenceListener, PresencePlace, WantedPlace } from './PresencePlace.ts';
import { OnlineUsersPresence } from './OnlineUsersPresence.ts';

interface OnlineUsersParts extends Pick<LiveConnection, 'world' | 'rests' | 'log'> {
  readonly tabs: Tabs;
  readonly api: PresenceApi;
  readonly session: Observed<Session>;
  readonly clock: Pick<LiveConnection['clock'], 'now'>;
  /** Delays the list of online users, because many users who arrive at a match show that something happens there (KNOWN-12); null for a reader without a delay. */
  stand(): KnownGate['stand'] | null;
  /** Whether this device shows its spectator as online. */
  readonly visibility: StoredValue<boolean>;
}

/**
 * The users who are online, including the signed-in spectator of this page. Nobody is counted while nobody is signed
 * in. A hidden tab stays online.
 */
export class OnlineUsers {
  readonly #parts: OnlineUsersParts;
  readonly #count = new Observable<number | null>(null);
  readonly #people = new Observable<PresentPeople | null>(null);
  readonly #teardown = new Teardown();
  /** The places of this page: two while it changes from one mode to the other. */
  readonly #places = new Set<PresencePlace>();
  #here: { readonly userId: string; leave(): void } | null = null;
  #match: MatchId | null = null;

  constructor(parts: OnlineUsersParts) {
    this.#parts = parts;
  }

  /** The number of users online (PEOPLE-12); null until it is known. */
  get count(): Observed<number | null> {
    return this.#count;
  }

  /** Whether this spectator is shown as online. A hidden spectator still sees the others (PEOPLE-27). */
  get visibility(): StoredValue<boolean> {
    return this.#parts.visibility;
  }

  /** The users who are online, and the match that each has open; null until that is known. */
  get people(): Observed<PresentPeople | null> {
    return this.#people;
  }

  /** Announces the match that this spectator has open, until the returned function is called. */
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
      visibility.subscribe(() => this.#announce()),
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

  #join(user: SignedInUser): void {
    const { api } = this.#parts;
    const parts = { ...this.#parts, user, wanted: () => this.#wanted() };
    const enter = (topics: TopicListener, open: (listener: PresenceListener) => PresencePlace) => {
      const place = open({
        ...topics,
        onPeople: (people, count) => {
          const show = (): void => {
            this.#setCount(count);
            this.#people.set(people);
          };
          const stand = this.#parts.stand();
          if (stand === null) show();
          else stand.add(show);
        },
      });
      this.#places.add(place);
      return () => {
        this.#places.delete(place);
        place.leave();
      };
    };
    const leave = openByMode(
      api.mode,
      {
        small: (topics) => enter(topics, (listener) => new OnlineUsersPresence(parts, listener)),
        crowd: (topics) => enter(topics, (listener) => new FriendsPresence(parts, listener)),
      },
      {
        onUp: () => {},
        onDown: (reason) => {
          this.#parts.log.note({ source: 'presence', kind: 'state', what: 'down', detail: reason });
          // Changes since the loss of the channel are unknown.
          this.#forget();
        },
      },
    );
    this.#here = { userId: user.id, leave };
  }

  #wanted(): WantedPlace {
    return this.#parts.visibility.current() ? this.#match : 'hidden';
  }

  #announce(): void {
    for (const place of this.#places) place.announce();
  }

  #setMatch(match: MatchId | null): void {
    this.#match = match;
    // The announcement waits, so that a change from one match to the next does not announce a closed match in between.
    queueMicrotask(() => this.#announce());
  }

  #leave(): void {
    this.#here?.leave();
    this.#here = null;
    this.#forget();
  }

  #forget(): void {
    this.#parts.stand()?.clear();
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
  { world, clock, tabs, rests, log }: LiveConnection,
  session: Observed<Session>,
): OnlineUsers {
  const visibility = keptVisibility(() => localStorage, window);
  const api = presenceApi.of(access);
  const stand = () => access.gate?.stand ?? null;
  return new OnlineUsers({ world, clock, tabs, rests, log, session, api, visibility, stand });
}
