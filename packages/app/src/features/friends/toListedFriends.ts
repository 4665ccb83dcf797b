import {
  countFriends,
  type DirectMessage,
  filterFriends,
  type Friend,
  type FriendFilter,
  inOrderOfMessages,
  lastMessages,
  type Match,
  type MatchId,
  type ReadPosition,
  unreadMessages,
  type UserId,
  type UtcInstant,
  type PresentPeople,
} from '@tribunen/domain';
import type { ListedFriend } from '@tribunen/ui';
import { matchPath } from '../../navigation/paths.ts';

/** The data from which the list of friends is made. */
interface FriendsParts {
  readonly reader: UserId;
  readonly friends: readonly Friend[];
  readonly tab: FriendFilter;
  /** Null until it is known who is online. */
  readonly present: PresentPeople | null;
  readonly messages: readonly DirectMessage[];
  /** How far each friend's messages are read; null until that is loaded, so that no message counts as unread. */
  readonly positions: readonly ReadPosition[] | null;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly removed: ReadonlySet<UserId>;
  readonly now: UtcInstant;
  readonly open: UserId | null;
  hrefOf(friend: UserId): string;
}

/** The friends as the screen lists them, and the number in each tab (PEOPLE-5, PEOPLE-13, PEOPLE-24, CHAT-29). */
export function toListedFriends(parts: FriendsParts): {
  readonly counts: Readonly<Record<FriendFilter, number | null>>;
  readonly friends: readonly ListedFriend[];
  /** The friend whose conversation is open, in any tab; null when none is open, or the address contains nobody who is a friend. */
  readonly openFriend: ListedFriend | null;
} {
  const { reader, friends, tab, present, messages, positions, matches, removed, now, open, hrefOf } = parts;
  const online = present?.online ?? new Set<UserId>();
  const last = lastMessages(messages, reader, now);
  const unread = positions === null ? new Map<UserId, number>() : unreadMessages(messages, positions, reader);
  const watchesOf = (friend: UserId): ListedFriend['watches'] => {
    const id = present?.matches.get(friend);
    return id === undefined ? null : { href: matchPath(id), match: matches.get(id) ?? null };
  };
  const listed = ({ id, name, isStarFriend }: Friend): ListedFriend => ({
    id,
    name,
    isStarFriend,
    isOnline: present === null ? null : online.has(id),
    lastMessage: last.get(id) ?? null,
    unread: unread.get(id) ?? 0,
    watches: watchesOf(id),
    href: hrefOf(id),
    isOpen: id === open,
    isRemoved: removed.has(id),
  });
  const counts = countFriends(
    friends.filter(({ id }) => !removed.has(id)),
    online,
  );
  return {
    counts: { ...counts, online: present === null ? null : counts.online },
    friends: inOrderOfMessages(filterFriends(friends, tab, online), last).map(listed),
    openFriend: friends.filter(({ id }) => id === open && !removed.has(id)).map(listed)[0] ?? null,
  };
}
