import { ContractError } from '@tribunen/contract';
import {
  type ChatHistory,
  chatReloadDelay,
  type ChatMessage,
  deleteInHistory,
  emptyHistory,
  leaveOut,
  loseTouch,
  type MessageId,
  receiveMessage,
  refreshHistory,
  regainTouch,
  trimHistory,
  withoutMessage,
} from '@tribunen/domain';
import type { ChatNews } from '../../api/realtime/subscribeToChat.ts';
import type { Room, RoomsApi } from '../../api/roomsApi.ts';
import { ledgerQuery } from '../../data/ledgerQuery.ts';
import type { RowsParts } from '../../data/mergeRows.ts';
import { roomKey } from './roomKey.ts';

/** The loaded messages of a chat. */
export type RoomHistory = ChatHistory<ChatMessage>;

/**
 * The milliseconds for which rows are gathered, so that a flooded chat renders only ten times a second and the reader
 * can type in between.
 */
const gatherMs = 100;

/** The most messages that the history keeps while the reader is at the newest one. */
const mostAtNewest = 200;

/** The latest messages of a chat, and the older pages that the reader has loaded. A change deletes one of the reader's own messages. */
export function chatHistoryQuery({ mode, latest }: Pick<RoomsApi, 'mode' | 'latest'>, room: Room) {
  const delayAfter = (last: 'heard' | 'unheard' | 'failed'): number => chatReloadDelay(last, mode.current() ?? 'small');
  return ledgerQuery<RoomHistory, MessageId>({
    queryKey: roomKey(room),
    load: async () => {
      return refreshHistory(emptyHistory, await latest(room), false);
    },
    join: (known, { messages }) => refreshHistory(known, messages, false),
    apply: deleteInHistory,
    staleTime: delayAfter('unheard'),
    // A load that fails because rows break the contract is repeated seldom, because they would break it again.
    reloadAfterErrorMs: (error) => delayAfter(error instanceof ContractError ? 'heard' : 'failed'),
    reloadEveryMs: ({ completeUntil }) => delayAfter(completeUntil === null ? 'heard' : 'unheard'),
  });
}

/**
 * The subscription that keeps the history of a chat live.
 *
 * @param isAtNewest whether the reader is at the newest message, so that the history may drop its oldest messages as
 * new ones arrive
 */
export function chatRows(
  api: Pick<RoomsApi, 'mode' | 'latest' | 'subscribe'>,
  room: Room,
  isAtNewest: () => boolean = () => false,
): RowsParts<ChatNews, RoomHistory, MessageId> {
  return {
    query: chatHistoryQuery(api, room),
    subscribe: (listener) => api.subscribe(room, listener),
    receive: (history, change) => {
      const received = receiveNews(history, change);
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

function receiveNews(history: RoomHistory, news: ChatNews): RoomHistory {
  switch (news.type) {
    case 'INSERT':
    case 'UPDATE':
      return receiveMessage(history, news.value);
    case 'DELETE':
      return withoutMessage(history, news.id);
    case 'WITHDRAWN':
      return deleteInHistory(history, news.id);
    case 'LEFT_OUT':
      return leaveOut(history, news.count, news.before);
  }
}
