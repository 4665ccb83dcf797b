import type { InvitationAcceptanceRow, InvitationRow } from '@tribunen/contract';

/** Invitations to friendship, and friendships. */
export interface Invitations {
  areFriends(one: string, other: string): Promise<boolean>;
  /** The invitations of a sender to an address that have not been answered, expired ones included. */
  pending(sender: string, email: string): Promise<readonly Pick<InvitationRow, 'expires_at'>[]>;
  /** How many invitations of a sender were sent since a moment, at most as many as are asked for. */
  sentSince(sender: string, since: string, most: number): Promise<number>;
  /** @returns the token of the new invitation */
  add(invitation: Pick<InvitationRow, 'sender_id' | 'recipient_email' | 'created_at' | 'expires_at'>): Promise<string>;
  /** Removes an invitation that could not be sent. */
  withdraw(token: string): Promise<void>;
  /** Accepts an invitation on behalf of the caller. */
  accept(token: string): Promise<InvitationAcceptanceRow>;
}
