import type { ReactNode } from 'react';
import type { ListedFriend } from '../FriendsScreen/FriendsView.ts';

/** Everything that can be shown beside the list of friends, or instead of it. */
export type ConversationView =
  /** No conversation is open. */
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly backHref: string }
  /** The friendships could not be loaded, so it is unknown whether the person in the address is a friend. */
  | { readonly status: 'error'; readonly backHref: string; readonly message: string; onRetry(): void }
  /** The person in the address is not, or no longer, a friend. */
  | { readonly status: 'not-found'; readonly backHref: string }
  | {
      readonly status: 'ready';
      readonly backHref: string;
      readonly friend: Pick<ListedFriend, 'name' | 'isStarFriend' | 'isOnline' | 'watches'>;
      /** The messages and the comment box. */
      readonly chat: ReactNode;
    };
