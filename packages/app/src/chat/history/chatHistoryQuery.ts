import type { RowChange } from '@tribunen/contract';
import {
  type ChatHistory,
  type ChatMessage,
  deleteInHistory,
  emptyHistory,
  loseTouch,
  type MessageId,
  receiveMessage,
  refreshHistory,
  regainTouch,
  trimHistory,
  withoutMessage,
} from '@tribunen/domain';
import type { Room, RoomsBackend } from '../../backend/roomsBackend.ts';
import { ledgerQuery } from '../../data/ledgerQuery.ts';
import type { RowsParts } from '../../data/mergeRows.ts';
import { roomKey } from './roomKey.ts';

/** The loaded messages of a chat. */
export type RoomHistory = ChatHistory<ChatMessage>;

/** Milliseconds between two loads: after one that failed, while the socket is away, and otherwise, in case it has lost a row. */
const loads = { afterError: 2000, withoutSocket: 3000, safety: 30_000 } as const;

/** A flooded chat is drawn ten times a second: nobody reads faster, and between two drawings there is time for what the reader types. */
const gatherMs = 100;

/** A reader at the newest message keeps this many. */
const mostAtNewest = 200;

/** The latest messages of a chat and the older ones that were asked for. Its changes are the reader's own messages that they delete. */
export function chatHistoryQuery(backend: Pick<RoomsBackend, 'latest'>, room: Room) {
  return ledgerQuery<RoomHistory, MessageId>({
    queryKey: roomKey(room),
    load: async () => {
      return refreshHistory(emptyHistory, await backend.latest(room), false);
    },
    join: (known, { messages }) => refreshHistory(known, messages, false),
    apply: deleteInHistory,
    staleTime: loads.withoutSocket,
    reloadAfterErrorMs: loads.afterError,
    reloadEveryMs: ({ completeUntil }) => (completeUntil === null ? loads.safety : loads.withoutSocket),
  });
}

/**
 * How the rows of a chat keep its history live: those of a tenth of a second come together.
 *
 * @param isAtNewest whether the reader is at the newest message: then the oldest go as new ones come
 */
export function chatRows(
  backend: Pick<RoomsBackend, 'latest' | 'subscribe'>,
  room: Room,
  isAtNewest: () => boolean = () => false,
): RowsParts<ChatMessage, RoomHistory, MessageId> {
  return {
    query: chatHistoryQuery(backend, room),
    subscribe: (listener) => backend.subscribe(room, listener),
    receive: (history, change) => {
      const received = receiveRow(history, change);
      return isAtNewest() ? latestOf(received) : received;
    },
    loseTouch,
    catchUp: regainTouch,
    gatherMs,
  };
}

/** What is kept of a history for a reader at its newest message (CHAT-22). */
export function latestOf(history: RoomHistory): RoomHistory {
  return trimHistory(history, mostAtNewest);
}

function receiveRow(history: RoomHistory, change: RowChange<ChatMessage>): RoomHistory {
  return change.type === 'DELETE' ? withoutMessage(history, change.id) : receiveMessage(history, change.value);
}
