import type { ReactNode } from 'react';
import type { ListedFriend } from '../FriendsScreen/FriendsView.ts';

/** Everything that the place beside the friends, or instead of them, can show. */
export type ConversationView =
  /** No conversation is open. */
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly backHref: string }
  /** The friendships could not be loaded, so it is not known whether the address names a friend. */
  | { readonly status: 'error'; readonly backHref: string; readonly message: string; onRetry(): void }
  /** The address names nobody who is a friend, or who still is. */
  | { readonly status: 'not-found'; readonly backHref: string }
  | {
      readonly status: 'ready';
      readonly backHref: string;
      readonly friend: Pick<ListedFriend, 'name' | 'isStarFriend' | 'isOnline' | 'watches'>;
      /** The messages and the field to write in. */
      readonly chat: ReactNode;
    };
