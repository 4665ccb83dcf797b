import type { PresenceRecord } from '@tribunen/contract';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';

export interface OnlineUsersListener extends TopicListener {
  /** Who is online: presence keys with their records, unparsed, for domain's `onlineUsers` and `onlineCount`. */
  onPresence(state: unknown): void;
}

/** One spectator's place among those who are online. */
export interface OnlineUsersPlace {
  /** Announces this spectator. Every loss of the channel forgets it: call it at every `onUp`. */
  track(record: PresenceRecord): void;
  /** Takes the announcement back; this spectator goes on seeing the others. */
  untrack(): void;
  /** Leaves the channel; the server removes the record. */
  leave(): void;
}

/** Joins the private presence channel of signed-in spectators. */
export function joinOnlineUsers(
  socket: RealtimeSocket,
  userId: string,
  listener: OnlineUsersListener,
): OnlineUsersPlace {
  let track = (_record: PresenceRecord): void => {};
  let untrack = (): void => {};
  const leave = socket.open(
    {
      name: 'online_users',
      kind: 'room',
      options: { config: { private: true, presence: { key: userId } } },
      bind: (channel) => {
        channel.on('presence', { event: 'sync' }, () => listener.onPresence(channel.presenceState()));
        track = (record) => {
          channel
            .track({ ...record })
            .then((answer) => {
              if (answer !== 'ok') console.warn(`This spectator could not be announced as online: ${answer}`);
            })
            .catch((error: unknown) => console.error('This spectator could not be announced as online', error));
        };
        untrack = () => {
          channel
            .untrack()
            .then((answer) => {
              if (answer !== 'ok') console.warn(`This spectator may still be seen as online: ${answer}`);
            })
            .catch((error: unknown) => console.error('This spectator may still be seen as online', error));
        };
      },
    },
    listener,
  );
  return { track: (record) => track(record), untrack: () => untrack(), leave };
}
