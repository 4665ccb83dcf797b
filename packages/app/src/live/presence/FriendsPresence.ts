import { type FriendHere, cadence, friendsHere, type PresentPeople, withFriend } from '@tribunen/domain';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import type { PresenceApi } from '../../api/presenceApi.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import type { LiveLog } from '../LiveLog.ts';
import type { LiveWorld } from '../LiveWorld.ts';
import { Poll } from '../Poll.ts';
import type { SharedRests } from '../SharedRests.ts';
import type { Tabs } from '../tabs/Tabs.ts';
import type { PresenceListener, PresencePlace, WantedPlace } from './PresencePlace.ts';

export interface FriendsPresenceParts {
  readonly api: Pick<PresenceApi, 'announce' | 'hearFriends'>;
  readonly world: Pick<LiveWorld, 'now' | 'random'>;
  readonly rests: SharedRests;
  readonly tabs: Tabs;
  readonly log: LiveLog;
  readonly user: Pick<SignedInUser, 'id'>;
  readonly wanted: () => WantedPlace;
}

const { announce: everyMs, leastGap: leastGapMs, forget: forgetMs } = cadence.crowd.presence;

/**
 * Presence in a crowd (PEOPLE-28): the spectator's friends, and the number of all. The front tab announces the
 * spectator, and sends the server's answers to the other tabs, because a user is in only one place.
 */
export class FriendsPresence implements PresencePlace {
  readonly #parts: FriendsPresenceParts;
  readonly #listener: PresenceListener;
  readonly #poll: Poll<Awaited<ReturnType<PresenceApi['announce']>>>;
  readonly #teardown = new Teardown();
  #isUp = false;
  #announced: WantedPlace | undefined;
  #known: { readonly people: PresentPeople; readonly online: number } | null = null;
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: FriendsPresenceParts, listener: PresenceListener) {
    const { api, tabs, user, wanted } = parts;
    this.#parts = parts;
    this.#listener = listener;
    this.#poll = new Poll(
      {
        source: 'presence',
        ask: () => {
          const place = wanted();
          this.#announced = place;
          return place === 'hidden' ? api.announce(null, false) : api.announce(place, true);
        },
        take: ({ friends, online }) => {
          this.#learn(friends, online);
          tabs.send({ kind: 'present', friends, online });
          return { kind: 'none', nextCheckInMs: null, retryAfterMs: null };
        },
        delayAfter: () => everyMs,
        leastGapMs,
      },
      parts,
    );
    this.#teardown.add(
      api.hearFriends(user.id, {
        onUp: () => {
          this.#isUp = true;
          this.#setMode();
          // During the outage no message arrived about friends who came or left.
          if (this.#known !== null) this.#askSoon();
        },
        onDown: (reason) => {
          this.#isUp = false;
          this.#forget(reason);
        },
        onFriend: (friend) => {
          if (this.#known === null) return;
          const { people, online } = this.#known;
          this.#show(withFriend(people, friend), online);
        },
      }),
      tabs.onFront(() => this.#setMode()),
      tabs.onMessage((message) => {
        if (message.kind === 'present') this.#learn(message.friends, message.online);
      }),
      () => this.#poll.stop(),
      () => clearTimeout(this.#forgetting),
    );
  }

  announce(): void {
    if (this.#isUp && this.#announced !== this.#parts.wanted()) this.#poll.askIn(0);
  }

  leave(): void {
    this.#teardown.run();
  }

  #setMode(): void {
    const { tabs } = this.#parts;
    this.#poll.setMode(this.#isUp && tabs.isFront() ? 'repeated' : 'silent', this.#spread());
  }

  #askSoon(): void {
    this.#poll.askIn(this.#spread());
  }

  /** The pages of a crowd must not all send requests at once. */
  #spread(): number {
    return this.#parts.world.random() * cadence.crowd.catchUp;
  }

  #learn(friends: readonly FriendHere[], online: number): void {
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => this.#forget('no message came for some time'), forgetMs);
    const isFirst = this.#known === null;
    this.#show(friendsHere(friends), online);
    if (isFirst) this.#listener.onUp();
  }

  #show(people: PresentPeople, online: number): void {
    this.#known = { people, online };
    this.#listener.onPeople(people, online);
  }

  #forget(reason: string): void {
    clearTimeout(this.#forgetting);
    this.#known = null;
    this.#poll.setMode('silent');
    this.#listener.onDown(reason);
    if (this.#isUp) this.#setMode();
  }
}
