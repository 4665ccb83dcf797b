import { onlineCount, presentPeople } from '@tribunen/domain';
import type { SignedInUser } from '../../api/access/signedInUser.ts';
import type { OnlineUsersPlace, PresenceApi } from '../../api/presenceApi.ts';
import type { ServerClock } from '../ServerClock.ts';
import type { PresenceListener, PresencePlace, WantedPlace } from './PresencePlace.ts';
import { Throttle } from './Throttle.ts';

/**
 * The least time between two presence calls, in milliseconds. The server accepts five in the half minute after the
 * first, and closes the channel at the sixth. Three seconds are added, because the network may delay the first call
 * longer than the sixth.
 */
const spacingMs = 33_000 / 5;

interface OnlineUsersPresenceParts {
  readonly api: Pick<PresenceApi, 'joinOnlineUsers'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly user: Pick<SignedInUser, 'id'>;
  readonly wanted: () => WantedPlace;
}

/** The presence channel, which all online users join and in which they see each other. */
export class OnlineUsersPresence implements PresencePlace {
  readonly #parts: OnlineUsersPresenceParts;
  readonly #onlineAt: string;
  readonly #throttle = new Throttle(spacingMs);
  readonly #place: OnlineUsersPlace;
  #isUp = false;
  /** This page's latest announcement of its spectator. */
  #announced: WantedPlace = 'hidden';

  constructor(parts: OnlineUsersPresenceParts, listener: PresenceListener) {
    this.#parts = parts;
    this.#onlineAt = parts.clock.now();
    this.#place = parts.api.joinOnlineUsers(parts.user.id, {
      onUp: () => {
        this.#isUp = true;
        // When the channel is lost, the server has removed this spectator's announcement.
        this.#announced = 'hidden';
        if (parts.wanted() !== 'hidden') this.#throttle.run(this.#track);
        listener.onUp();
      },
      onDown: (reason) => {
        this.#isUp = false;
        listener.onDown(reason);
      },
      onPresence: (state) => listener.onPeople(presentPeople(state), onlineCount(state)),
    });
  }

  announce(): void {
    if (this.#isUp && this.#announced !== this.#parts.wanted()) this.#throttle.run(this.#track);
  }

  leave(): void {
    this.#throttle.stop();
    this.#place.leave();
  }

  readonly #track = (): void => {
    const { id } = this.#parts.user;
    const before = this.#announced;
    this.#announced = this.#parts.wanted();
    if (this.#announced !== 'hidden') {
      const match = this.#announced;
      this.#place.track({
        user_id: id,
        email: '',
        online_at: this.#onlineAt,
        ...(match !== null && { match_id: match }),
      });
    } else if (before !== 'hidden') this.#place.untrack();
  };
}
