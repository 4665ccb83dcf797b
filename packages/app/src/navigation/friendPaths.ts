import type { FriendFilter, UserId } from '@tribunen/domain';
import { paths } from './paths.ts';

/** The parameter that names the tab of the friends. The tab with all friends has none. */
export const friendTabParameter = 'fane';

/** The values of `friendTabParameter`. */
const friendTabs = { online: 'palogget', star: 'stjerne' } as const;

/** The tab of the friends in an address, or otherwise the tab with all friends. */
export function friendTabOf(search: URLSearchParams): FriendFilter {
  const value = search.get(friendTabParameter);
  if (value === friendTabs.online) return 'online';
  return value === friendTabs.star ? 'star' : 'all';
}

/** The value of `friendTabParameter` for a tab; null for the tab with all friends. */
export function friendTabValue(tab: FriendFilter): string | null {
  return tab === 'all' ? null : friendTabs[tab];
}

/** The address of the list of friends. */
export function friendsPath(tab: FriendFilter): string {
  return withTab(paths.friends, tab);
}

/** The address of the conversation with a friend. */
export function friendPath(id: UserId, tab: FriendFilter): string {
  return withTab(`${paths.friends}/${encodeURIComponent(id)}`, tab);
}

function withTab(path: string, tab: FriendFilter): string {
  const value = friendTabValue(tab);
  return value === null ? path : `${path}?${new URLSearchParams({ [friendTabParameter]: value })}`;
}
