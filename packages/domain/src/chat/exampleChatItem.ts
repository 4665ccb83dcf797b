import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { ChatItem, MessageId } from './ChatItem.ts';
import { toChatItem } from './toChatItem.ts';

/** A spectator's message as a visitor sees it, with the given changes. For tests and examples. */
export function exampleChatItem(id: string, changes: Partial<ChatItem> = {}): ChatItem {
  const stored = {
    id: id as MessageId,
    senderId: 'marte' as UserId,
    content: id,
    isDeleted: false,
    isRemoved: false,
    taggedUserId: null,
    referenceMessageId: null,
    createdAt: '2026-11-21T12:00:00.000Z' as UtcInstant,
  };
  const visitor = { id: null, friends: new Map(), profiles: new Map() };
  return { ...toChatItem(stored, visitor, { messages: new Map(), isLive: false }), ...changes };
}
