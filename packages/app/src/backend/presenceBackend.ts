import type { PresenceRecord } from '@tribunen/contract';
import { BackendPart } from './access/BackendPart.ts';
import type { TopicListener } from './realtime/RealtimeSocket.ts';
import { socketOf } from './realtime/socketOf.ts';

export interface OnlineUsersListener extends TopicListener {
  /** Receives the presence keys with their records, unparsed, for domain's `onlineUsers` and `onlineCount`. */
  onPresence(state: unknown): void;
}

/** A spectator's place among the users who are online. */
export interface OnlineUsersPlace {
  /** Announces this spectator. Every loss of the channel drops the announcement: call it at every `onUp`. */
  track(record: PresenceRecord): void;
  /** Takes the announcement back; this spectator goes on seeing the others. */
  untrack(): void;
  /** Leaves the channel; the server removes the record. */
  leave(): void;
}

/** The users who are online. */
export const presenceBackend = new BackendPart((access) => ({
  /** Joins the private presence channel of signed-in spectators. A page joins once, with one key. */
  joinOnlineUsers(userId: string, listener: OnlineUsersListener): OnlineUsersPlace {
    let track = (_record: PresenceRecord): void => {};
    let untrack = (): void => {};
    const leave = socketOf(access).open(
      {
        name: 'online_users',
        kind: 'room',
        options: { config: { private: true, presence: { key: userId } } },
        bind: (channel, receive) => {
          channel.on('presence', { event: 'sync' }, () => receive(channel.presenceState()));
          track = (record) => logFailure(channel.track({ ...record }), 'could not be announced as online');
          untrack = () => logFailure(channel.untrack(), 'may still be seen as online');
        },
      },
      {
        onUp: () => listener.onUp(),
        onDown: (reason) => listener.onDown(reason),
        onMessage: (state) => listener.onPresence(state),
      },
    );
    return { track: (record) => track(record), untrack: () => untrack(), leave };
  },
}));

export type PresenceBackend = ReturnType<typeof presenceBackend.of>;

function logFailure(call: Promise<string>, consequence: string): void {
  call
    .then((answer) => {
      if (answer !== 'ok') console.warn(`This spectator ${consequence}: ${answer}`);
    })
    .catch((error: unknown) => console.error(`This spectator ${consequence}`, error));
}
