import type { RowChange } from '@tribunen/contract';
import {
  type ChatHistory,
  type ChatMessage,
  type ChatRoom,
  deleteInHistory,
  emptyHistory,
  loseTouch,
  type MessageId,
  receiveMessage,
  refreshHistory,
  regainTouch,
  withoutMessage,
} from '@tribunen/domain';
import type { ChatBackend } from '../backend/chatBackend.ts';
import { ledgerQuery } from '../changes/ledgerQuery.ts';
import type { RowsParts } from '../rows/mergeRows.ts';
import { inFrames } from './inFrames.ts';

/** The prefix of every chat's key. */
export const allChatsKey = ['chat'] as const;

/** The loaded messages of a chat. */
export type RoomHistory = ChatHistory<ChatMessage>;

/** Milliseconds between two loads: after one that failed, while the socket is away, and otherwise, in case it has lost a row. */
const loads = { afterError: 2000, withoutSocket: 3000, safety: 30_000 } as const;

/** The latest messages of a chat and the older ones that were asked for. Its changes are the reader's own messages that they delete. */
export function chatHistoryQuery(backend: Pick<ChatBackend, 'latest'>, room: ChatRoom) {
  const { teamId, teamName, since } = room;
  return ledgerQuery<RoomHistory, MessageId>({
    queryKey: [...allChatsKey, String(teamId), teamName, since ?? ''],
    load: async () => {
      try {
        return refreshHistory(emptyHistory, await backend.latest(room), false);
      } catch (error) {
        console.error(`Could not load the chat ${teamName}`, error);
        throw error;
      }
    },
    join: (known, { messages }) => refreshHistory(known, messages, false),
    apply: deleteInHistory,
    staleTime: loads.withoutSocket,
    reloadAfterErrorMs: loads.afterError,
    reloadEveryMs: ({ completeUntil }) => (completeUntil === null ? loads.safety : loads.withoutSocket),
  });
}

/** How the rows of a chat keep its history live: those of one frame come together. */
export function chatRows(
  backend: Pick<ChatBackend, 'latest' | 'subscribe'>,
  room: ChatRoom,
): RowsParts<ChatMessage, RoomHistory, MessageId> {
  return {
    query: chatHistoryQuery(backend, room),
    subscribe: (listener) => inFrames((framed) => backend.subscribe(room, framed), listener),
    receive: receiveRow,
    loseTouch,
    catchUp: regainTouch,
  };
}

function receiveRow(history: RoomHistory, change: RowChange<ChatMessage>): RoomHistory {
  return change.type === 'DELETE' ? withoutMessage(history, change.id) : receiveMessage(history, change.value);
}
