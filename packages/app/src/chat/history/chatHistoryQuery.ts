import { ContractError, type RowChange } from '@tribunen/contract';
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

/**
 * Milliseconds until the next load: after a load that failed, while the socket is away, and while it is up, in case it has lost a row. Rows that
 * break the contract break it again at the next load, so that load waits the longest.
 */
const loads = { afterError: 2000, withoutSocket: 3000, safety: 30_000 } as const;

/** Rows are gathered for so many milliseconds: a flooded chat renders ten times a second, and the reader can type in between. */
const gatherMs = 100;

/** While the reader is at the newest message the history holds so many messages. */
const mostAtNewest = 200;

/** The latest messages of a chat, and the older pages that the reader has loaded. A change deletes one of the reader's own messages. */
export function chatHistoryQuery(backend: Pick<RoomsBackend, 'latest'>, room: Room) {
  return ledgerQuery<RoomHistory, MessageId>({
    queryKey: roomKey(room),
    load: async () => {
      return refreshHistory(emptyHistory, await backend.latest(room), false);
    },
    join: (known, { messages }) => refreshHistory(known, messages, false),
    apply: deleteInHistory,
    staleTime: loads.withoutSocket,
    reloadAfterErrorMs: (error) => (error instanceof ContractError ? loads.safety : loads.afterError),
    reloadEveryMs: ({ completeUntil }) => (completeUntil === null ? loads.safety : loads.withoutSocket),
  });
}

/**
 * The subscription that keeps the history of a chat live.
 *
 * @param isAtNewest whether the reader is at the newest message: then the history drops its oldest messages as new ones come
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

/** The history without the messages that a reader at the newest one does not need (CHAT-22). */
export function latestOf(history: RoomHistory): RoomHistory {
  return trimHistory(history, mostAtNewest);
}

function receiveRow(history: RoomHistory, change: RowChange<ChatMessage>): RoomHistory {
  return change.type === 'DELETE' ? withoutMessage(history, change.id) : receiveMessage(history, change.value);
}
