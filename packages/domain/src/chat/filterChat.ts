import type { ChatItem, UserType } from './ChatItem.ts';

/** The three chips above a chat (CHAT-5). */
export type ChatFilter = 'all' | 'friends' | 'star-friends';

const SHOWN: Readonly<Record<Exclude<ChatFilter, 'all'>, UserType>> = {
  friends: 'friend',
  'star-friends': 'star-friend',
};

/** The messages that one chip shows, in their order; every chip except «all» shows those of one class (CHAT-5). */
export function filterChat(items: readonly ChatItem[], filter: ChatFilter): readonly ChatItem[] {
  return filter === 'all' ? items : items.filter(({ userType }) => userType === SHOWN[filter]);
}

/** The number on each chip: how many messages it shows (CHAT-5). */
export function countChat(items: readonly ChatItem[]): Readonly<Record<ChatFilter, number>> {
  return {
    all: items.length,
    friends: filterChat(items, 'friends').length,
    'star-friends': filterChat(items, 'star-friends').length,
  };
}
