import type { Brand } from '../brand.ts';
import type { Friend } from '../people/Friendship.ts';
import type { Profile } from '../people/Profile.ts';
import type { UserId } from '../people/UserId.ts';
import type { UtcInstant } from '../time/instant.ts';

export type MessageId = Brand<string, 'MessageId'>;

/** How an author relates to the reader (CHAT-1). */
export type UserType = 'spectator' | 'friend' | 'star-friend';

/**
 * What to call a person in a chat: the reader is «you», a person without a name is unknown, and a person who has
 * deleted the account is deleted.
 */
export type PersonName =
  | { readonly kind: 'you' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'deleted' };

/** The fields of every stored message, in a chat or between two friends. */
export interface StoredMessage {
  readonly id: MessageId;
  /** Null once the sender has deleted the account. */
  readonly senderId: UserId | null;
  /** Sanitised: decode it once, where it is shown. Empty after deletion. */
  readonly content: string;
  /** True once its sender has deleted the message (CHAT-20). */
  readonly isDeleted: boolean;
  readonly createdAt: UtcInstant;
}

/** A message as `team_messages` stores it. */
export interface ChatMessage extends StoredMessage {
  /** True while an administrator has removed the message (DESK-1). */
  readonly isRemoved: boolean;
  readonly taggedUserId: UserId | null;
  readonly referenceMessageId: MessageId | null;
  /** How many seconds the sender's picture was behind the pitch; left out for none (KNOWN-7). */
  readonly behindSeconds?: number;
}

/** A message as one reader sees it (CHAT-3). */
export interface ChatItem {
  readonly id: MessageId;
  readonly author: PersonName;
  /** Null once the author has deleted the account. */
  readonly authorId: UserId | null;
  /** The text as it was typed; empty after deletion. */
  readonly content: string;
  readonly isDeleted: boolean;
  readonly isRemoved: boolean;
  readonly timestamp: UtcInstant;
  /** Null while it is not known. */
  readonly userType: UserType | null;
  /** True in the chat of a match that is in play. */
  readonly isLive: boolean;
  readonly taggedUser: { readonly id: UserId; readonly name: PersonName; readonly isStarFriend: boolean } | null;
  readonly referencedMessage: { readonly id: MessageId; readonly author: PersonName } | null;
  readonly isTaggedForCurrentUser: boolean;
}

/** The person who reads a chat, and the people they know. */
export interface ChatReader {
  /** Null for a visitor, who knows nobody. */
  readonly id: UserId | null;
  /** Null while they are not known. */
  readonly friends: ReadonlyMap<UserId, Friend> | null;
  readonly profiles: ReadonlyMap<UserId, Profile>;
}
