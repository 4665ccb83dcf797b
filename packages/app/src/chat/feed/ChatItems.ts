import { type ChatItem, type ChatMessage, type ChatReader, type MessageId, toChatItem } from '@tribunen/domain';
import { replaceEqualDeep } from '@tanstack/react-query';

/** The item of a message, with the message and the quoted message from which it was made. */
interface Translated {
  readonly message: ChatMessage;
  readonly referenced: ChatMessage | undefined;
  readonly item: ChatItem;
}

/**
 * The items of one open chat. Only new and changed messages are translated, which in a lively chat are a few of hundreds, and an item that has not
 * changed stays the same object, so that its row does not render again.
 */
export class ChatItems {
  #known = new Map<MessageId, Translated>();
  #reader: ChatReader | null = null;
  #isLive = false;

  /** The items, in the order of the messages. */
  of(messages: readonly ChatMessage[], reader: ChatReader, isLive: boolean): readonly ChatItem[] {
    const byId = new Map(messages.map((message) => [message.id, message]));
    const isSame = reader === this.#reader && isLive === this.#isLive;
    const known = new Map<MessageId, Translated>();
    for (const message of messages) {
      const before = this.#known.get(message.id);
      const referenced = message.referenceMessageId === null ? undefined : byId.get(message.referenceMessageId);
      const stays = isSame && before?.message === message && before.referenced === referenced;
      const item = stays
        ? before.item
        : replaceEqualDeep(before?.item, toChatItem(message, reader, { messages: byId, isLive }));
      known.set(message.id, { message, referenced, item });
    }
    this.#known = known;
    this.#reader = reader;
    this.#isLive = isLive;
    return [...known.values()].map(({ item }) => item);
  }
}
