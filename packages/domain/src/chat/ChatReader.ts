import type { Friend } from '../people/Friendship.ts';
import type { Profile } from '../people/Profile.ts';
import type { UserId } from '../people/UserId.ts';

/** Who reads a chat, and whom they know. */
export interface ChatReader {
  /** Null for an anonymous reader, who knows nobody. */
  readonly id: UserId | null;
  readonly friends: ReadonlyMap<UserId, Friend>;
  readonly profiles: ReadonlyMap<UserId, Profile>;
}
