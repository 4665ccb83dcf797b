import type { Friendship, FriendshipId, StarColumn, UserId } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { subscribeToFriendships } from './realtime/friendships.ts';
import { socketOf } from './realtime/socketOf.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { deleteFriendship, selectFriendships, updateStar } from './tables/friendships.ts';

/** What friendships ask of the backend. */
export interface FriendsBackend {
  /** The oldest first. */
  friendships(reader: UserId): Promise<readonly Friendship[]>;
  /** Answers false when there is no such friendship any more. */
  star(id: FriendshipId, column: StarColumn, isStarFriend: boolean): Promise<boolean>;
  /** Answers false when the friendship had ended already. */
  end(id: FriendshipId): Promise<boolean>;
  /** Only one on a page. Returns what ends it. */
  subscribe(listener: RowsListener<Friendship>): () => void;
}

export const friendsBackend = new BackendPart<FriendsBackend>((access) => ({
  friendships: (reader) => selectFriendships(access.tables, reader),
  star: (id, column, isStarFriend) => updateStar(access.tables, id, column, isStarFriend),
  end: (id) => deleteFriendship(access.tables, id),
  subscribe: (listener) => subscribeToFriendships(socketOf(access), listener),
}));
