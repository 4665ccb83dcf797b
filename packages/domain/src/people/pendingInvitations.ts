import { normaliseEmail } from '../account/normaliseEmail.ts';
import { compareText } from '../text/compareText.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { Invitation } from './Invitation.ts';
import { invitationState } from './invitationState.ts';

/**
 * The invitations waiting for the owner of an e-mail address, newest first: the list, and the number on the badge
 * (PEOPLE-7).
 */
export function pendingInvitations(invitations: readonly Invitation[], email: string, now: UtcInstant): Invitation[] {
  const owner = normaliseEmail(email);
  return invitations
    .filter(({ recipientEmail }) => normaliseEmail(recipientEmail) === owner)
    .filter((invitation) => invitationState(invitation, now) === 'pending')
    .toSorted((a, b) => compareText(b.createdAt, a.createdAt));
}
