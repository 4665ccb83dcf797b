import type { Brand } from '../brand.ts';
import type { UserId } from './UserId.ts';

export type FriendshipId = Brand<string, 'FriendshipId'>;

/** Two friends and each one's own star (part 1 §3, `friendships`). */
export interface Friendship {
  readonly id: FriendshipId;
  readonly user1Id: UserId;
  readonly user2Id: UserId;
  /** True where user 1 has starred user 2. */
  readonly isStarFriendUser1: boolean;
  /** True where user 2 has starred user 1. */
  readonly isStarFriendUser2: boolean;
}

/** A friend as one of the two sees them (part 1 §3). */
export interface Friend {
  readonly id: UserId;
  readonly friendshipId: FriendshipId;
  /** Null where the profile has no name. */
  readonly name: string | null;
  /** The reader's own star for this friend; the friend's star for the reader is not shown. */
  readonly isStarFriend: boolean;
}
