import type { UtcInstant } from '../time/instant.ts';
import type { UserId } from './UserId.ts';

/** Up to which message a spectator has read a friend's messages, as `message_reads` stores it. */
export interface ReadPosition {
  /** The id of the row. */
  readonly id: string;
  readonly friendId: UserId;
  /** When the newest message that the spectator has read was written. */
  readonly readUntil: UtcInstant;
}
