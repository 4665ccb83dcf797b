import type { MessageId } from '../chat/ChatItem.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { DirectMessage } from './DirectMessage.ts';
import type { UserId } from './UserId.ts';

/** Kari’s message to Marte at noon, with the given changes. For tests and examples. */
export function exampleDirectMessage(id: string, changes: Partial<Omit<DirectMessage, 'id'>> = {}): DirectMessage {
  return {
    id: id as MessageId,
    senderId: 'kari' as UserId,
    recipientId: 'marte' as UserId,
    content: id,
    isDeleted: false,
    createdAt: '2026-11-21T12:00:00.000Z' as UtcInstant,
    ...changes,
  };
}
