import type { PresenceRecord } from '@tribunen/contract';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';

export interface OnlineUsersListener extends TopicListener {
  /** Who is online: presence keys to lists of records, as they came, for `onlineUsers` and `onlineCount` of the domain. */
  onPresence(state: unknown): void;
}

/** One spectator's place among those who are online. */
export interface OnlineUsersPlace {
  /** Tells the others. It is forgotten with every loss of the channel: tell it at every `onUp`. */
  track(record: PresenceRecord): void;
  /** The server takes the record away with it. */
  leave(): void;
}

/** Joins those who are online; private, for who is signed in (part 1 §3). */
export function joinOnlineUsers(
  socket: RealtimeSocket,
  userId: string,
  listener: OnlineUsersListener,
): OnlineUsersPlace {
  let track = (_record: PresenceRecord): void => {};
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
              if (answer !== 'ok') console.warn(`The others were not told who is online: ${answer}`);
            })
            .catch((error: unknown) => console.error('The others were not told who is online', error));
        };
      },
    },
    listener,
  );
  return { track: (record) => track(record), leave };
}
