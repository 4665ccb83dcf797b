import type { Friendship } from '@tribunen/domain';
import { boolean, object, safeParse } from 'valibot';
import { friendshipId, userId } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';

const row = object({
  id: friendshipId,
  user1_id: userId,
  user2_id: userId,
  is_star_friend_user1: boolean(),
  is_star_friend_user2: boolean(),
});

/** One row of `friendships` as the domain's friendship. */
export function toFriendship(raw: unknown): Parsed<Friendship> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('friendships', parsed.issues) };
  const { id, user1_id, user2_id, is_star_friend_user1, is_star_friend_user2 } = parsed.output;
  return {
    ok: true,
    value: {
      id,
      user1Id: user1_id,
      user2Id: user2_id,
      isStarFriendUser1: is_star_friend_user1,
      isStarFriendUser2: is_star_friend_user2,
    },
  };
}
