import { friendsOf, isDirectHidden, type UserId, unreadMessages } from '@tribunen/domain';
import { useFriendships } from './useFriendships.ts';
import { useReaderFilter } from './useReaderFilter.ts';
import { useRecentMessages } from './useRecentMessages.ts';

/**
 * The number of messages from friends that the spectator has not read (CHAT-29), without messages that their lists hide (CHAT-28). The number is live;
 * it is 0 while it is not known.
 */
export function useUnreadCount(reader: UserId): number {
  const { data: friendships = [] } = useFriendships(reader);
  const { hides } = useReaderFilter(reader);
  const { messages, positions } = useRecentMessages(reader);
  if (positions === null) return 0;
  const shown = messages.filter((each) => !isDirectHidden(each, { ...hides, reader }));
  const unread = unreadMessages(shown, positions, reader);
  return friendsOf(friendships, new Map(), reader).reduce((sum, { id }) => sum + (unread.get(id) ?? 0), 0);
}
