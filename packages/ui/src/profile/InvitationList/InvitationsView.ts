import type { InvitationId, InviterName, OsloDay, UtcInstant } from '@tribunen/domain';

/** An invitation that waits for an answer. */
export interface WaitingInvitation {
  readonly id: InvitationId;
  readonly sender: InviterName;
  readonly createdAt: UtcInstant;
}

/** The invitations to be friends. */
export type InvitationsView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      /** The unanswered ones, newest first. */
      readonly invitations: readonly WaitingInvitation[];
      readonly today: OsloDay;
      onAccept(id: InvitationId): void;
      onDecline(id: InvitationId): void;
    };
