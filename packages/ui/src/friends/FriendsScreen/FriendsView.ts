import type { FriendFilter, LastMessage, Match, UserId, UtcInstant } from '@tribunen/domain';
import type { FormProgress } from '../../forms/FormProgress.ts';

/** A friend in the list. */
export interface ListedFriend {
  readonly id: UserId;
  /** Null for a friend without a name. */
  readonly name: string | null;
  readonly isStarFriend: boolean;
  /** Null until it is known who is online. */
  readonly isOnline: boolean | null;
  readonly lastMessage: LastMessage | null;
  readonly unread: number;
  /** The match that the friend has open; the match itself is null until it is loaded. */
  readonly watches: { readonly href: string; readonly match: Match | null } | null;
  /** The conversation with this friend. */
  readonly href: string;
  /** Whether that conversation is open. */
  readonly isOpen: boolean;
  /** Whether the friend is being removed, which can still be undone. */
  readonly isRemoved: boolean;
}

/** The field that invites by e-mail. */
export interface InviteView {
  /** The user's own address, which cannot be invited. */
  readonly ownEmail: string;
  /** The typed text. The app keeps it, and empties it when the invitation has been sent. */
  readonly email: string;
  onEmail(email: string): void;
  readonly form: FormProgress<{ readonly email: string }>;
  /**
   * The form that asks a user without a name for one, in place of the field, because the invited person would see an
   * unknown user. Null for a user with a name.
   */
  readonly nameForm: FormProgress<{ readonly name: string }> | null;
}

/** The parts of the view that do not depend on whether the friends have loaded. */
export interface FriendsFrame {
  readonly tab: FriendFilter;
  onTab(tab: FriendFilter): void;
}

/** Everything that the list of friends can show. */
export type FriendsView = FriendsFrame &
  (
    | { readonly status: 'loading' }
    | {
        readonly status: 'error';
        /** Why the friends could not be loaded, as the end of a sentence. */
        readonly message: string;
        onRetry(): void;
      }
    | {
        readonly status: 'ready';
        /** The number of friends in each tab; null until it is known who is online. */
        readonly counts: Readonly<Record<FriendFilter, number | null>>;
        /** The friends that the tab shows, in order. */
        readonly friends: readonly ListedFriend[];
        /** The page's clock. */
        now(): UtcInstant;
        onStar(id: UserId, isStarFriend: boolean): void;
        /** Called after the user has confirmed. */
        onRemove(id: UserId): void;
        onUndoRemoval(id: UserId): void;
      }
  );
