import { type Friendship, type FriendshipChange, type UserId, withFriendshipChange } from '@tribunen/domain';
import type { FriendsApi } from '../../api/friendsApi.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** The spectator's friendships, oldest first. A change stars a friend or ends a friendship (PEOPLE-23). */
export function friendshipsQuery(api: Pick<FriendsApi, 'friendships'>, reader: UserId) {
  return ledgerQuery<readonly Friendship[], FriendshipChange>({
    queryKey: privateKey(reader, 'friendships'),
    load: () => api.friendships(reader),
    apply: withFriendshipChange,
    staleTime: 60_000,
  });
}
