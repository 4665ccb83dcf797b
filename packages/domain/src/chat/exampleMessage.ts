import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { ChatMessage, MessageId } from './ChatItem.ts';

/** Kari’s message at noon, with the given changes. For tests and examples. */
export function exampleMessage(id: string, changes: Partial<Omit<ChatMessage, 'id'>> = {}): ChatMessage {
  return {
    id: id as MessageId,
    senderId: 'kari' as UserId,
    content: id,
    isDeleted: false,
    isRemoved: false,
    taggedUserId: null,
    referenceMessageId: null,
    createdAt: '2026-11-21T12:00:00.000Z' as UtcInstant,
    ...changes,
  };
}
