import type { Brand } from '../brand.ts';
import type { UserId } from './UserId.ts';

export type FriendshipId = Brand<string, 'FriendshipId'>;

/** Two friends, and each friend's star for the other, as `friendships` stores them. */
export interface Friendship {
  readonly id: FriendshipId;
  readonly user1Id: UserId;
  readonly user2Id: UserId;
  /** True when user 1 has starred user 2. */
  readonly isStarFriendUser1: boolean;
  /** True when user 2 has starred user 1. */
  readonly isStarFriendUser2: boolean;
}

/** A friend as the other of the two sees them (PEOPLE-3). */
export interface Friend {
  readonly id: UserId;
  readonly friendshipId: FriendshipId;
  /** Null when the profile has no name. */
  readonly name: string | null;
  /** The reader's star for this friend. The friend's star for the reader is not shown. */
  readonly isStarFriend: boolean;
}
