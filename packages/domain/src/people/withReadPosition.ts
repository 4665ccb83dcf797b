import type { UtcInstant } from '../time/instant.ts';
import type { ReadPosition } from './ReadPosition.ts';
import type { UserId } from './UserId.ts';

/** How far the reader has now read a friend's messages. */
export interface ReadPositionChange {
  readonly friendId: UserId;
  readonly readUntil: UtcInstant;
}

/**
 * The read positions once the reader has read more of a friend's messages. A position never goes back (CHAT-30). Until
 * its row arrives, a new position has the friend's id as its id.
 */
export function withReadPosition(
  positions: readonly ReadPosition[],
  { friendId, readUntil }: ReadPositionChange,
): readonly ReadPosition[] {
  if (!positions.some((position) => position.friendId === friendId)) {
    return [...positions, { id: friendId, friendId, readUntil }];
  }
  return positions.map((position) =>
    position.friendId === friendId && position.readUntil < readUntil ? { ...position, readUntil } : position,
  );
}
