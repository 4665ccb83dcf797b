import type { UtcInstant } from '../time/instant.ts';
import type { UserId } from './UserId.ts';

/** How far a spectator has read a friend, as `message_reads` stores it. */
export interface ReadPosition {
  /** The row's. */
  readonly id: string;
  readonly friendId: UserId;
  /** When the newest message was written that has been read. */
  readonly readUntil: UtcInstant;
}
