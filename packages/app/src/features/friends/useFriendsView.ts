import type { Friend, Friendship, UserId } from '@tribunen/domain';
import type { FriendsFrame, FriendsView } from '@tribunen/ui';
import { useFailureWords } from '../../forms/useFailureWords.ts';
import { usePresentPeople } from '../../presence/usePresentPeople.ts';
import { useFriends } from '../../queries/useFriends.ts';
import { useRecentMessages } from '../../queries/useRecentMessages.ts';
import { friendPath } from '../../routes/friendPaths.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useServices } from '../../services/useServices.ts';
import { useObserved } from '../../state/useObserved.ts';
import { toListedFriends } from './toListedFriends.ts';
import { useFriendshipChange } from './useFriendshipChange.ts';
import { useRemovals } from './useRemovals.ts';
import { useWatchedMatches } from './useWatchedMatches.ts';

const noFriends: { readonly friends: readonly Friend[]; readonly friendships: readonly Friendship[] } = {
  friends: [],
  friendships: [],
};

/**
 * The list of friends, live, and what can be done with each.
 *
 * @param open whose conversation is open
 */
export function useFriendsView(reader: UserId, frame: FriendsFrame, open: UserId | null): FriendsView {
  const services = useServices();
  const whyOf = useFailureWords();
  const known = useFriends(reader);
  const people = known.status === 'known' ? known : noFriends;
  const present = usePresentPeople();
  const { isLoading, messages, positions } = useRecentMessages(reader);
  const watched = people.friends.flatMap(({ id }) => present?.matches.get(id) ?? []);
  const matches = useWatchedMatches([...new Set(watched)]);
  const { star, end } = useFriendshipChange(reader, people.friendships);
  const removals = useRemovals();
  const removed = useObserved(removals);

  if (known.status === 'failed') {
    return { ...frame, status: 'error', message: whyOf(known.error), onRetry: () => known.retry() };
  }
  // The messages decide the order: without them every row would jump once they come.
  if (known.status === 'loading' || isLoading) return { ...frame, status: 'loading' };
  const now = () => instantNow(services);
  const listed = toListedFriends({
    reader,
    friends: known.friends,
    tab: frame.tab,
    present,
    messages,
    positions,
    matches,
    removed,
    now: now(),
    open,
    hrefOf: (id) => friendPath(id, frame.tab),
  });
  return {
    ...frame,
    status: 'ready',
    ...listed,
    now,
    onStar: star,
    onRemove: (id) => removals.remove(id, () => end(id)),
    onUndoRemoval: removals.undo,
  };
}
