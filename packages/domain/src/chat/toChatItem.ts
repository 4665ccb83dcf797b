import { decodeText } from '../account/sanitise.ts';
import type { ChatItem, ChatMessage, ChatReader, MessageId, PersonName } from './ChatItem.ts';
import { withoutLongGaps } from './messageText.ts';
import { personName } from './personName.ts';
import { userTypeOf } from './userTypeOf.ts';

/** The chat that a message belongs to. */
export interface ChatSurroundings {
  /** The loaded messages. A reference to any other message has an unknown author. */
  readonly messages: ReadonlyMap<MessageId, ChatMessage>;
  readonly isLive: boolean;
}

/**
 * A stored message as one reader sees it: decoded once, with names and classes from the reader's point of view
 * (CHAT-3). A deleted or removed message has neither words nor tag nor quote (CHAT-20, DESK-1).
 */
export function toChatItem(message: ChatMessage, reader: ChatReader, { messages, isLive }: ChatSurroundings): ChatItem {
  const { id, senderId, content, isDeleted, isRemoved, createdAt } = message;
  const hasWords = !isDeleted && !isRemoved;
  const taggedUserId = hasWords ? message.taggedUserId : null;
  const referenceMessageId = hasWords ? message.referenceMessageId : null;
  return {
    id,
    author: personName(senderId, reader),
    authorId: senderId,
    content: withoutLongGaps(decodeText(content)),
    isDeleted,
    isRemoved,
    timestamp: createdAt,
    userType: userTypeOf(senderId, reader),
    isLive,
    taggedUser:
      taggedUserId === null
        ? null
        : {
            id: taggedUserId,
            name: personName(taggedUserId, reader),
            isStarFriend: userTypeOf(taggedUserId, reader) === 'star-friend',
          },
    referencedMessage:
      referenceMessageId === null
        ? null
        : { id: referenceMessageId, author: authorOf(messages.get(referenceMessageId), reader) },
    isTaggedForCurrentUser: taggedUserId !== null && taggedUserId === reader.id,
  };
}

function authorOf(message: ChatMessage | undefined, reader: ChatReader): PersonName {
  return message === undefined ? { kind: 'unknown' } : personName(message.senderId, reader);
}
