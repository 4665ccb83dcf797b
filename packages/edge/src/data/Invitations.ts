import type { InvitationAcceptanceRow, InvitationRow } from '@tribunen/contract';

/** Invitations to friendship, and friendships. */
export interface Invitations {
  areFriends(one: string, other: string): Promise<boolean>;
  /** The unanswered invitations of a sender to an address, including expired ones. */
  pending(sender: string, email: string): Promise<readonly Pick<InvitationRow, 'expires_at'>[]>;
  /** The number of invitations that a sender has sent since a moment, counted up to `most`. */
  sentSince(sender: string, since: string, most: number): Promise<number>;
  /** @returns the token of the new invitation */
  add(
    invitation: Pick<InvitationRow, 'sender_id' | 'recipient_email' | 'by_id' | 'created_at' | 'expires_at'>,
  ): Promise<string>;
  /** Deletes an invitation that could not be sent. */
  withdraw(token: string): Promise<void>;
  /** Accepts an invitation on behalf of the caller. */
  accept(token: string): Promise<InvitationAcceptanceRow>;
}
