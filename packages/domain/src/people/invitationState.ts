import type { UtcInstant } from '../time/instant.ts';
import type { Invitation } from './Invitation.ts';

/** The state of an invitation. */
export type InvitationState = 'pending' | 'accepted' | 'declined' | 'expired';

/**
 * The state of an invitation at a moment. An answered invitation stays answered, an unanswered one expires at its time
 * (PEOPLE-6).
 *
 * @example
 * const invitation = { status: 'pending', expiresAt: '2026-11-22T12:00:00.000Z' };
 * invitationState(invitation, '2026-11-22T11:59:59.999Z'); // 'pending'
 * invitationState(invitation, '2026-11-22T12:00:00.000Z'); // 'expired'
 */
export function invitationState(
  invitation: Pick<Invitation, 'status' | 'expiresAt'>,
  now: UtcInstant,
): InvitationState {
  return invitation.status === 'pending' && invitation.expiresAt <= now ? 'expired' : invitation.status;
}
