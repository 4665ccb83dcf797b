import type { InvitationAcceptanceRow, InvitationRow } from '@tribunen/contract';

export type AddedInvitation =
  | { readonly status: 'added'; readonly token: string }
  | { readonly status: 'already-invited' }
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  | { readonly status: 'shut-out' };

/** The invitations, friendships and blocks between users. */
export interface Invitations {
  areFriends(one: string, other: string): Promise<boolean>;
  /** Whether the user has blocked the sender. */
  hasBlocked(user: string, sender: string): Promise<boolean>;
  /** Whether the owner of the address has declined an invitation of the sender after `since`. */
  wasDeclined(sender: string, email: string, since: string): Promise<boolean>;
  /**
   * Adds an invitation. The database refuses it if the sender's last invitation to the address is still unanswered, if
   * the sender has sent fifty within a day, or if an administrator has shut the sender out of writing.
   */
  add(
    invitation: Pick<InvitationRow, 'sender_id' | 'recipient_email' | 'by_id' | 'status' | 'created_at' | 'expires_at'>,
  ): Promise<AddedInvitation>;
  /** Accepts an invitation on behalf of the caller. */
  accept(token: string): Promise<InvitationAcceptanceRow>;
}
