import { normaliseEmail } from '../account/normaliseEmail.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { Invitation } from './Invitation.ts';
import { invitationState, type InvitationState } from './invitationState.ts';
import type { UserId } from './UserId.ts';

/** What an invitation is to the reader who opens its link; only a `pending` one can be accepted. */
export type InvitationStanding = 'own' | 'somebody-elses' | InvitationState;

/** The user who opens the link. */
export interface InvitationReader {
  readonly userId: UserId;
  readonly email: string;
}

/**
 * What an invitation is to the reader who opens its link: their own, one sent to another address, or an invitation to
 * them in its state. Whose it is comes first, so that nobody learns how somebody else has answered (PEOPLE-17).
 *
 * @example
 * const invitation = { senderId: 'kari', recipientEmail: 'marte@eksempel.no', status: 'pending', expiresAt: '2026-11-28T12:00:00.000Z' };
 * const marte = { userId: 'marte', email: 'Marte@eksempel.no' };
 * invitationStanding(invitation, marte, '2026-11-21T12:00:00.000Z'); // 'pending'
 * invitationStanding(invitation, { ...marte, userId: 'kari' }, '2026-11-21T12:00:00.000Z'); // 'own'
 */
export function invitationStanding(
  invitation: Pick<Invitation, 'senderId' | 'recipientEmail' | 'status' | 'expiresAt'>,
  reader: InvitationReader,
  now: UtcInstant,
): InvitationStanding {
  if (invitation.senderId === reader.userId) return 'own';
  if (normaliseEmail(invitation.recipientEmail) !== normaliseEmail(reader.email)) return 'somebody-elses';
  return invitationState(invitation, now);
}
