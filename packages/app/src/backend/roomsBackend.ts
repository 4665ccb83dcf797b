import type { RowChange } from '@tribunen/contract';
import type {
  ChatMessage,
  ChatRoom,
  DirectMessage,
  MessageId,
  OlderMessages,
  UtcInstant,
  WrittenMessage,
} from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { chatBackend } from './chatBackend.ts';
import { messagesBackend } from './messagesBackend.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import type { Correspondents } from './tables/messages.ts';
import type { SentRow } from './tables/messageRows.ts';

/** Where messages are written: the chat of a match or a team, or between the spectator and a friend. */
export type Room = ChatRoom | Correspondents;

/** What every room asks of the backend. */
export interface RoomsBackend {
  /** Newest first, at most a page. */
  latest(room: Room): Promise<readonly ChatMessage[]>;
  /** Newest first, at most a page. */
  older(room: Room, asked: OlderMessages): Promise<readonly ChatMessage[]>;
  /** A failure is an answer. */
  send(room: Room, message: WrittenMessage): Promise<SentRow<ChatMessage>>;
  /** Answers false when there was nothing of the spectator's own to delete. */
  deleteMessage(id: MessageId, now: UtcInstant, room: Room): Promise<boolean>;
  /** Listens to what is written and deleted. Only one on a page for each room. Returns what ends it. */
  subscribe(room: Room, listener: RowsListener<ChatMessage>): () => void;
}

/** The chats of matches and teams, and the messages between friends, as one. */
export const roomsBackend = new BackendPart<RoomsBackend>((access) => {
  const chats = () => chatBackend.of(access);
  const messages = () => messagesBackend.of(access);
  return {
    latest: async (room) =>
      isDirect(room) ? (await messages().latest(room)).map(toChatMessage) : chats().latest(room),
    older: async (room, asked) =>
      isDirect(room) ? (await messages().older(room, asked)).map(toChatMessage) : chats().older(room, asked),
    send: async (room, message) => {
      if (!isDirect(room)) return chats().send(room, message);
      const sent = await messages().send(room.friend, message);
      return { ...sent, message: sent.message && toChatMessage(sent.message) };
    },
    deleteMessage: (id, now, room) => (isDirect(room) ? messages() : chats()).deleteMessage(id, now),
    subscribe: (room, listener) =>
      isDirect(room)
        ? messages().subscribe({ ...listener, onChange: (change) => tell(room, change, listener) })
        : chats().subscribe(room, listener),
  };
});

/** Whether a room is that of two friends. */
export function isDirect(room: Room): room is Correspondents {
  return 'friend' in room;
}

/** The messages with all friends come together. A deleted row tells no more than its id. */
function tell(
  { reader, friend }: Correspondents,
  change: RowChange<DirectMessage>,
  listener: RowsListener<ChatMessage>,
): void {
  if (change.type === 'DELETE') {
    listener.onChange(change);
    return;
  }
  const { type, value } = change;
  const two = new Set([value.senderId, value.recipientId]);
  if (two.has(reader) && two.has(friend)) listener.onChange({ type, value: toChatMessage(value) });
}

/** A direct message tags nobody and replies to no message. */
function toChatMessage({ id, senderId, content, isDeleted, createdAt }: DirectMessage): ChatMessage {
  return { id, senderId, content, isDeleted, createdAt, taggedUserId: null, referenceMessageId: null };
}
