import {
  type ChatFilter,
  type ChatItem,
  type ChatLine,
  chatLines,
  type ChatMessage,
  type ChatReader,
  countChat,
  filterChat,
  instantAt,
  isHidden,
  leftOutAmong,
  type LiveEvent,
  type MessageId,
  type Outbox,
  type OutgoingMessage,
  type FilterLists,
  sanitiseText,
} from '@tribunen/domain';
import type { Delivery } from '@tribunen/ui';
import type { RoomHistory } from '../history/chatHistoryQuery.ts';
import type { ChatItems } from './ChatItems.ts';

export interface ChatFeedParts {
  readonly history: RoomHistory;
  /** Null for a visitor. */
  readonly outbox: Outbox | null;
  readonly reader: ChatReader;
  readonly filter: FilterLists;
  readonly chosen: ChatFilter;
  /** The goals and cards of the match; empty in other chats. */
  readonly events: readonly LiveEvent[];
  /** The names in the reader's fantasy squad. */
  readonly fantasyPlayers: readonly string[];
  readonly isLive: boolean;
  readonly items: ChatItems;
}

/** The lines of a chat, the number of messages behind each chip, and the states of the reader's unsent messages. */
export interface ChatFeed {
  readonly lines: readonly ChatLine[];
  readonly counts: Readonly<Record<ChatFilter, number>>;
  readonly deliveries: ReadonlyMap<MessageId, Delivery>;
}

/**
 * Makes the feed of a chat: the stored messages that the reader's lists do not hide (CHAT-28), then the reader's own
 * messages that are not stored yet. Each message appears once. Between them are the goals and cards at their times, and
 * marks where a busy chat has left messages out (CHAT-41). Goals of players in the reader's fantasy squad are marked
 * (CHAT-39).
 */
export function toChatFeed(parts: ChatFeedParts): ChatFeed {
  const { history, outbox, reader, filter, chosen, events, fantasyPlayers, isLive } = parts;
  const stored = new Set(history.messages.map(({ id }) => id));
  const waiting = (outbox?.messages ?? []).filter(({ id }) => !stored.has(id));
  const unstored = asMessages(waiting, reader, history.messages[0]);
  const all = [...unstored, ...history.messages];
  const readerFilter = { ...filter, reader: reader.id };
  const shown = new Set(all.flatMap((message) => (isHidden(message, readerFilter) ? [] : [message.id])));
  const items: readonly ChatItem[] = parts.items.of(all, reader, isLive).filter(({ id }) => shown.has(id));
  return {
    lines: chatLines(filterChat(items, chosen), events, {
      hasOlder: history.hasOlder,
      fantasyPlayers,
      leftOut: leftOutAmong(history),
    }),
    counts: countChat(items),
    deliveries: new Map(
      waiting.flatMap((message): [MessageId, Delivery][] => {
        const delivery = deliveryOf(message, outbox);
        return delivery === null ? [] : [[message.id, delivery]];
      }),
    ),
  };
}

/**
 * The outgoing messages in the form of stored ones, newest first. Each gets a time after the newest stored message,
 * even if the device's clock is slow.
 */
function asMessages(
  waiting: readonly OutgoingMessage[],
  reader: ChatReader,
  newest: ChatMessage | undefined,
): readonly ChatMessage[] {
  let after = newest?.createdAt ?? instantAt(0);
  const messages = waiting.map(({ id, text, taggedUserId, referenceMessageId, writtenAt }): ChatMessage => {
    if (writtenAt > after) after = writtenAt;
    return {
      id,
      senderId: reader.id,
      content: sanitiseText(text),
      isDeleted: false,
      isRemoved: false,
      taggedUserId,
      referenceMessageId,
      createdAt: after,
    };
  });
  return messages.toReversed();
}

/** The state of an unsent message; null once the backend has it, even before its row is loaded. */
function deliveryOf({ status }: OutgoingMessage, outbox: Outbox | null): Delivery | null {
  switch (status) {
    case 'waiting':
      if (outbox?.isOnline !== true || outbox.pause?.reason === 'no-answer') return 'waiting';
      return outbox.pause === null ? 'sending' : 'paced';
    case 'sending':
      return 'sending';
    case 'failed':
      return 'failed';
    case 'sent':
      return null;
  }
}
