import {
  type AnnouncePresenceRequest,
  type FriendPresence,
  parsePresence,
  parsePresent,
  type PresenceAnswer,
  type PresenceRecord,
  userTopic,
} from '@tribunen/contract';
import type { MatchId } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { reportFaults } from './access/reportFaults.ts';
import { hearBroadcasts } from './realtime/hearBroadcasts.ts';
import type { TopicListener } from './realtime/RealtimeSocket.ts';
import { socketOf } from './realtime/socketOf.ts';
import { readValue } from './tables/rows.ts';

export interface OnlineUsersListener extends TopicListener {
  /** Receives the presence keys with their records, unparsed, for domain's `presentPeople` and `onlineCount`. */
  onPresence(state: unknown): void;
}

/** A spectator's place among the users who are online. */
export interface OnlineUsersPlace {
  /** Announces this spectator. Call it at every `onUp`, because each loss of the channel drops the announcement. */
  track(record: PresenceRecord): void;
  /** Withdraws the announcement; this spectator still sees the others. */
  untrack(): void;
  /** Leaves the channel; the server removes the record. */
  leave(): void;
}

export interface FriendsListener extends TopicListener {
  onFriend(friend: FriendPresence): void;
}

/** The users who are online. */
export const presenceApi = new ApiPart((access) => ({
  mode: access.mode,

  /** Joins the private presence channel of signed-in spectators. A page joins only once, with a single key. */
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

  /** In a crowd, listens to friends who come, leave or open another match. Returns a function that stops it. */
  hearFriends: (userId: string, listener: FriendsListener): (() => void) =>
    hearBroadcasts(
      socketOf(access),
      { topic: userTopic(userId), event: 'present' },
      {
        onUp: () => listener.onUp(),
        onDown: (reason) => listener.onDown(reason),
        onBroadcast: (payload) => {
          const parsed = parsePresent(payload);
          if (parsed.ok) listener.onFriend(parsed.value);
          else reportFaults([parsed.fault]);
        },
      },
    ),

  /**
   * In a crowd, announces that this spectator is here.
   *
   * @returns the friends who are here, and the number of spectators
   * @throws TableError, ContractError
   */
  async announce(openMatch: MatchId | null, isVisible: boolean): Promise<PresenceAnswer> {
    const procedure = 'announce_presence';
    const asked: AnnouncePresenceRequest = { open_match: openMatch, visible: isVisible };
    return parsePresence(await readValue(procedure, access.background.tables.rpc(procedure, asked).throwOnError()));
  },
}));

export type PresenceApi = ReturnType<typeof presenceApi.of>;

function logFailure(call: Promise<string>, consequence: string): void {
  call
    .then((answer) => {
      if (answer !== 'ok') console.warn(`This spectator ${consequence}: ${answer}`);
    })
    .catch((error: unknown) => console.error(`This spectator ${consequence}`, error));
}
