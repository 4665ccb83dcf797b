import type { Brand } from '../brand.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { UserId } from './UserId.ts';

export type InvitationId = Brand<string, 'InvitationId'>;

/** An invitation to be friends. */
export interface Invitation {
  readonly id: InvitationId;
  readonly senderId: UserId;
  readonly recipientEmail: string;
  readonly status: 'pending' | 'accepted' | 'declined';
  readonly token: string;
  readonly expiresAt: UtcInstant;
  readonly createdAt: UtcInstant;
}
