import type { UtcInstant } from '../time/instant.ts';
import type { UserId } from './UserId.ts';

/** A message from one to one (part 2 §3, `messages`). */
export interface DirectMessage {
  readonly senderId: UserId;
  readonly recipientId: UserId;
  /** As stored: decode it once where it is shown. */
  readonly content: string;
  readonly createdAt: UtcInstant;
}
