import type { StoredMessage } from '../chat/ChatItem.ts';
import type { UserId } from './UserId.ts';

/** A direct message, as `messages` stores it. A sender or recipient who has deleted the account is null (CHAT-19). */
export interface DirectMessage extends StoredMessage {
  readonly recipientId: UserId | null;
}
