import { type Friendship, starColumn, type UserId } from '@tribunen/domain';
import { toast, useWords } from '@tribunen/ui';
import { friendsApi } from '../../api/friendsApi.ts';
import { useChange } from '../../data/useChange.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { friendshipsQuery } from '../../data/people/friendshipsQuery.ts';
import { useApi } from '../../services/useApi.ts';

/** Thrown when the friendship to be starred has been ended elsewhere. */
class NoFriendship extends Error {}

/** Stars friends and ends friendships (PEOPLE-23). Ending a friendship that was ended elsewhere succeeds. */
export function useFriendshipChange(reader: UserId, friendships: readonly Friendship[]) {
  const api = useApi(friendsApi);
  const { t } = useWords();
  const whyOf = useFailureWords();
  const make = useChange({
    query: friendshipsQuery(api, reader),
    call: async (change) => {
      if (change.kind === 'end') await api.end(change.id);
      else if (!(await api.star(change.id, change.column, change.isStarFriend))) throw new NoFriendship();
    },
    onDone: (change) => {
      if (change.kind === 'end') return;
      toast.success({
        title: t(($) => $.friends.star.done),
        text: t(($) => (change.isStarFriend ? $.friends.star.added : $.friends.star.removed)),
      });
    },
    onFailed: (error, change) => {
      const text =
        change.kind === 'star'
          ? t(($) => $.friends.star.failed)
          : t(($) => $.friends.removal.failed, { message: whyOf(error) });
      toast.failure({ title: t(($) => $.primitives.failed), text });
    },
  });

  const friendshipWith = (friend: UserId) =>
    friendships.find(({ user1Id, user2Id }) => user1Id === friend || user2Id === friend);
  return {
    star: (friend: UserId, isStarFriend: boolean): void => {
      const friendship = friendshipWith(friend);
      const column = friendship === undefined ? null : starColumn(friendship, reader);
      if (friendship !== undefined && column !== null) make({ kind: 'star', id: friendship.id, column, isStarFriend });
    },
    end: (friend: UserId): void => {
      const friendship = friendshipWith(friend);
      if (friendship !== undefined) make({ kind: 'end', id: friendship.id });
    },
  };
}
