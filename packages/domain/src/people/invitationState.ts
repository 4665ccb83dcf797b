import type { UtcInstant } from '../time/instant.ts';
import type { Invitation } from './Invitation.ts';

/** The state of an invitation. */
export type InvitationState = 'pending' | 'accepted' | 'declined' | 'expired';

/**
 * The state of an invitation at a moment. An answered invitation stays answered, an unanswered one expires at its
 * expiry time (PEOPLE-6).
 */
export function invitationState(
  invitation: Pick<Invitation, 'status' | 'expiresAt'>,
  now: UtcInstant,
): InvitationState {
  return invitation.status === 'pending' && invitation.expiresAt <= now ? 'expired' : invitation.status;
}
