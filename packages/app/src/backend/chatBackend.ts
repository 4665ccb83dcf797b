import type { ChatMessage, ChatRoom, MessageId, OlderMessages, UtcInstant, WrittenMessage } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { socketOf } from './realtime/socketOf.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { subscribeToChatMessages } from './realtime/team_messages.ts';
import type { SentRow } from './tables/messageRows.ts';
import {
  deleteChatMessage,
  selectLatestMessages,
  selectOlderMessages,
  sendChatMessage,
} from './tables/team_messages.ts';

/** What the chats of matches and teams ask of the backend. Anybody reads; only a signed-in spectator writes. */
export interface ChatBackend {
  /** Newest first, at most a page. */
  latest(room: ChatRoom): Promise<readonly ChatMessage[]>;
  /** Newest first, at most a page. */
  older(room: ChatRoom, asked: OlderMessages): Promise<readonly ChatMessage[]>;
  /** A failure is an answer. */
  send(room: ChatRoom, message: WrittenMessage): Promise<SentRow<ChatMessage>>;
  /** Answers false when there was nothing of the spectator's own to delete. */
  deleteMessage(id: MessageId, now: UtcInstant): Promise<boolean>;
  /** Listens to what is written and deleted. Only one on a page for each chat. Returns what ends it. */
  subscribe(room: ChatRoom, listener: RowsListener<ChatMessage>): () => void;
}

export const chatBackend = new BackendPart<ChatBackend>((access) => {
  const { tables } = access;
  return {
    latest: (room) => selectLatestMessages(tables, room),
    older: (room, asked) => selectOlderMessages(tables, room, asked),
    send: (room, message) => sendChatMessage(tables, room, message),
    deleteMessage: (id, now) => deleteChatMessage(tables, id, now),
    subscribe: (room, listener) => subscribeToChatMessages(socketOf(access), room, listener),
  };
});
