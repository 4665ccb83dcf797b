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
import { ApiPart } from './access/ApiPart.ts';
import { chatApi } from './chatApi.ts';
import { type Correspondents, messagesApi } from './messagesApi.ts';
import type { ChatNews } from './realtime/subscribeToChat.ts';
import type { ChangesListener } from './realtime/subscribeToRows.ts';
import type { SentRow } from './tables/messageRows.ts';

/** A place where messages are written: the chat of a match or a team, or the conversation of the spectator and a friend. */
export type Room = ChatRoom | Correspondents;

/** The chats of matches and teams, and the messages between friends, behind the same calls. */
export const roomsApi = new ApiPart((access) => {
  const chats = () => chatApi.of(access);
  const messages = () => messagesApi.of(access);
  return {
    mode: access.mode,

    /** The latest page of messages, newest first. Throws the same errors as `chatApi`. */
    latest: async (room: Room): Promise<readonly ChatMessage[]> =>
      isDirect(room) ? (await messages().latest(room)).map(toChatMessage) : chats().latest(room),

    /** The page of messages before the oldest loaded one, newest first. Throws the same errors as `chatApi`. */
    older: async (room: Room, asked: OlderMessages): Promise<readonly ChatMessage[]> =>
      isDirect(room) ? (await messages().older(room, asked)).map(toChatMessage) : chats().older(room, asked),

    /** Sends a message in the spectator's own name. It returns a failure instead of throwing it. */
    async send(room: Room, message: WrittenMessage): Promise<SentRow<ChatMessage>> {
      if (!isDirect(room)) return chats().send(room, message);
      const sent = await messages().send(room.friend, message);
      return { ...sent, message: sent.message && toChatMessage(sent.message) };
    },

    /** Returns false when the spectator has no such message. Throws the same errors as `chatApi`. */
    deleteMessage: (id: MessageId, now: UtcInstant, room: Room): Promise<boolean> =>
      (isDirect(room) ? messages() : chats()).deleteMessage(id, now),

    /**
     * Listens to new and deleted messages, and to the numbers of messages that a busy chat leaves out. Returns a
     * function that ends the subscription.
     */
    subscribe: (room: Room, listener: ChangesListener<ChatNews>): (() => void) =>
      isDirect(room)
        ? messages().subscribe(room.reader, {
            ...listener,
            onChange: (change) => forwardChange(room, change, listener),
          })
        : chats().subscribe(room, listener),
  };
});

export type RoomsApi = ReturnType<typeof roomsApi.of>;

/** Whether a room is the conversation of two friends. */
export function isDirect(room: Room): room is Correspondents {
  return 'friend' in room;
}

/**
 * Forwards the changes of the room's messages, because the subscription delivers those with all friends. A deletion
 * contains only the row's id, so every room receives it.
 */
function forwardChange(
  { reader, friend }: Correspondents,
  change: RowChange<DirectMessage>,
  listener: ChangesListener<ChatNews>,
): void {
  if (change.type === 'DELETE') {
    listener.onChange(change);
    return;
  }
  const { type, value } = change;
  const two = new Set([value.senderId, value.recipientId]);
  if (two.has(reader) && two.has(friend)) listener.onChange({ type, value: toChatMessage(value) });
}

/** A direct message has no tag and no reply, and only its sender can remove it. */
function toChatMessage({ id, senderId, content, isDeleted, createdAt }: DirectMessage): ChatMessage {
  return {
    id,
    senderId,
    content,
    isDeleted,
    isRemoved: false,
    createdAt,
    taggedUserId: null,
    referenceMessageId: null,
  };
}
