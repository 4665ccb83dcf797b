import { usePresence } from '../../live/presence/usePresence.ts';
import { type Friend, type Friendship, isDirectHidden, type PresentPeople, type UserId } from '@tribunen/domain';
import type { FriendsFrame, FriendsView, ListedFriend } from '@tribunen/ui';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useMatchesByIds } from '../../data/matches/useMatchesByIds.ts';
import { useFriends } from '../../data/people/useFriends.ts';
import { useReaderFilter } from '../../data/people/useReaderFilter.ts';
import { useRecentMessages } from '../../data/people/useRecentMessages.ts';
import { friendPath } from '../../navigation/friendPaths.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useServices } from '../../services/useServices.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { toListedFriends } from './toListedFriends.ts';
import { useFriendshipChange } from './useFriendshipChange.ts';
import { useRemovals } from './Removals.ts';

const noFriends: { readonly friends: readonly Friend[]; readonly friendships: readonly Friendship[] } = {
  friends: [],
  friendships: [],
};

/**
 * The view of the list of friends, live.
 *
 * @param open the friend whose conversation is open
 */
export function useFriendsView(
  reader: UserId,
  frame: FriendsFrame,
  open: UserId | null,
): { readonly view: FriendsView; readonly openFriend: ListedFriend | null } {
  const services = useServices();
  const whyOf = useFailureWords();
  const known = useFriends(reader);
  const people = known.status === 'ready' ? known : noFriends;
  const present = usePresentPeople();
  const { isLoading, messages, positions } = useRecentMessages(reader);
  const { hides } = useReaderFilter(reader);
  const watched = people.friends.flatMap(({ id }) => present?.matches.get(id) ?? []);
  const matches = useMatchesByIds([...new Set(watched)]);
  const { star, end } = useFriendshipChange(reader, people.friendships);
  const removals = useRemovals();
  const removed = useObserved(removals);

  if (known.status === 'error') {
    const view = { ...frame, status: 'error', message: whyOf(known.error), onRetry: () => known.retry() } as const;
    return { view, openFriend: null };
  }
  // The list waits for the messages, which decide its order. Otherwise every row would move when they are loaded.
  if (known.status === 'loading' || isLoading) return { view: { ...frame, status: 'loading' }, openFriend: null };
  const now = () => instantNow(services);
  const { counts, friends, openFriend } = toListedFriends({
    reader,
    friends: known.friends,
    tab: frame.tab,
    present,
    // A message hidden by the reader's lists is neither shown as the last message nor counted as unread (CHAT-28).
    messages: messages.filter((each) => !isDirectHidden(each, { ...hides, reader })),
    positions,
    matches,
    removed,
    now: now(),
    open,
    hrefOf: (id) => friendPath(id, frame.tab),
  });
  const view: FriendsView = {
    ...frame,
    status: 'ready',
    counts,
    friends,
    now,
    onStar: star,
    onRemove: (id) => removals.remove(id, () => end(id)),
    onUndoRemoval: removals.undo,
  };
  return { view, openFriend };
}

/** The people who are online, and the match that each has open; null until that is known. */
function usePresentPeople(): PresentPeople | null {
  return useObserved(usePresence()?.people ?? null, null);
}
