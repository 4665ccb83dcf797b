import { cadence } from '../live/cadence.ts';
import { decodeText } from '../account/sanitise.ts';
import { epochMs, type UtcInstant } from '../time/instant.ts';
import type { DirectMessage } from './DirectMessage.ts';
import type { UserId } from './UserId.ts';

/** The last message between the reader and a friend. */
export interface LastMessage {
  readonly text: string;
  readonly fromReader: boolean;
  readonly sentAt: UtcInstant;
}

/**
 * The last message with each friend within 24 hours, in either direction, decoded; a deleted one does not count
 * (PEOPLE-13, CHAT-20).
 */
export function lastMessages(
  messages: readonly DirectMessage[],
  reader: UserId,
  now: UtcInstant,
): ReadonlyMap<UserId, LastMessage> {
  const earliest = epochMs(now) - cadence.messages.recent;
  const last = new Map<UserId, LastMessage>();
  for (const { senderId, recipientId, content, isDeleted, createdAt } of messages) {
    const friend = senderId === reader ? recipientId : senderId;
    const isTheirs = senderId === reader || recipientId === reader;
    if (friend === null || !isTheirs || isDeleted) continue;
    const known = last.get(friend);
    if (epochMs(createdAt) < earliest || (known && known.sentAt > createdAt)) continue;
    last.set(friend, { text: decodeText(content), fromReader: senderId === reader, sentAt: createdAt });
  }
  return last;
}
