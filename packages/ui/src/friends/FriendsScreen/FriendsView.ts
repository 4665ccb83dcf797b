import type { FriendFilter, LastMessage, Match, UserId, UtcInstant } from '@tribunen/domain';
import type { FormProgress } from '../../forms/FormProgress.ts';

/** A friend in the list. */
export interface ListedFriend {
  readonly id: UserId;
  /** Null for somebody without a name. */
  readonly name: string | null;
  readonly isStarFriend: boolean;
  /** Null while it is not known who is online. */
  readonly isOnline: boolean | null;
  readonly lastMessage: LastMessage | null;
  readonly unread: number;
  /** The match that the friend has open; the match itself is null until it is loaded. */
  readonly watches: { readonly href: string; readonly match: Match | null } | null;
  /** The conversation with this friend. */
  readonly href: string;
  /** Whether that conversation is open. */
  readonly isOpen: boolean;
  /** The friend is being removed, which can still be undone. */
  readonly isRemoved: boolean;
}

/** The field that invites by e-mail. */
export interface InviteView {
  /** The user's own address, which cannot be invited. */
  readonly ownEmail: string;
  /** What is typed. The app keeps it, and empties it once the invitation is sent. */
  readonly email: string;
  onEmail(email: string): void;
  readonly form: FormProgress<{ readonly email: string }>;
  /** Asks a user without a name for it, in place of the field: whom they invite would see an unknown user. Null where they have one. */
  readonly nameForm: FormProgress<{ readonly name: string }> | null;
}

/** What is shown whether the friends have loaded or not. */
export interface FriendsFrame {
  readonly tab: FriendFilter;
  onTab(tab: FriendFilter): void;
  readonly invite: InviteView;
}

/** Everything that the list of friends can show. */
export type FriendsView = FriendsFrame &
  (
    | { readonly status: 'loading' }
    | {
        readonly status: 'error';
        /** Why, as the end of a sentence. */
        readonly message: string;
        onRetry(): void;
      }
    | {
        readonly status: 'ready';
        /** How many each tab shows; null while it is not known who is online. */
        readonly counts: Readonly<Record<FriendFilter, number | null>>;
        /** The friends that the tab shows, in order. */
        readonly friends: readonly ListedFriend[];
        /** The page's clock. */
        now(): UtcInstant;
        onStar(id: UserId, isStarFriend: boolean): void;
        /** The user has been asked. */
        onRemove(id: UserId): void;
        onUndoRemoval(id: UserId): void;
      }
  );
