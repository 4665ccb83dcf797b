import type { StoredMessage } from '../chat/ChatItem.ts';
import type { UserId } from './UserId.ts';

/** A direct message, as `messages` stores it. The sender or recipient is null once they have deleted the account (CHAT-19). */
export interface DirectMessage extends StoredMessage {
  readonly recipientId: UserId | null;
}
