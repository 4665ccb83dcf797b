import type { InvitationAcceptanceRow, InvitationRow } from '@tribunen/contract';

/** Invitations to friendship, and friendships. */
export interface Invitations {
  areFriends(one: string, other: string): Promise<boolean>;
  /** The invitations of a sender to an address that were not accepted, including declined and expired ones. */
  unaccepted(sender: string, email: string): Promise<readonly Pick<InvitationRow, 'expires_at'>[]>;
  /** Whether the user has blocked the sender. */
  hasBlocked(user: string, sender: string): Promise<boolean>;
  /** Whether an invitation that the sender has sent to the address since a moment was declined. */
  wasDeclined(sender: string, email: string, since: string): Promise<boolean>;
  /** The number of invitations that a sender has sent since a moment, counted up to `most`. */
  sentSince(sender: string, since: string, most: number): Promise<number>;
  /** @returns the token of the new invitation */
  add(
    invitation: Pick<InvitationRow, 'sender_id' | 'recipient_email' | 'by_id' | 'status' | 'created_at' | 'expires_at'>,
  ): Promise<string>;
  /** Deletes an invitation that could not be sent. */
  withdraw(token: string): Promise<void>;
  /** Accepts an invitation on behalf of the caller. */
  accept(token: string): Promise<InvitationAcceptanceRow>;
}
