import type { UtcInstant } from '../time/instant.ts';
import type { DirectMessage } from './DirectMessage.ts';
import type { ReadPosition } from './ReadPosition.ts';
import type { UserId } from './UserId.ts';

/**
 * How many messages of each friend the reader has not read: those written after the read position, or all when there is
 * no position. A deleted message is not unread. A friend with no unread message is left out (CHAT-29).
 */
export function unreadMessages(
  messages: readonly DirectMessage[],
  positions: readonly ReadPosition[],
  reader: UserId,
): ReadonlyMap<UserId, number> {
  const readUntil = new Map(positions.map((position) => [position.friendId, position.readUntil]));
  const unread = new Map<UserId, number>();
  for (const { senderId, recipientId, isDeleted, createdAt } of messages) {
    if (senderId === null || recipientId !== reader || isDeleted) continue;
    const position = readUntil.get(senderId);
    if (position === undefined || createdAt > position) unread.set(senderId, (unread.get(senderId) ?? 0) + 1);
  }
  return unread;
}

/**
 * How far the reader has read a friend's messages once the given ones have been on the screen; null when that is no
 * further than before, because a position never goes back (CHAT-30).
 */
export function readPosition(
  shown: readonly Pick<DirectMessage, 'senderId' | 'createdAt'>[],
  friend: UserId,
  before: UtcInstant | undefined,
): UtcInstant | null {
  const moments = shown.filter(({ senderId }) => senderId === friend).map(({ createdAt }) => createdAt);
  const newest = moments.toSorted().at(-1);
  return newest === undefined || (before !== undefined && newest <= before) ? null : newest;
}
