import { checkEmail, type EmailProblem } from '../account/checkEmail.ts';
import { normaliseEmail } from '../account/normaliseEmail.ts';

/** Why a typed address is not invited. */
export type InvitationProblem = EmailProblem | 'own-address';

/**
 * Why the app sends no invitation to a typed address: it is not an address, or it is the sender's own; null when it can
 * be sent
 * (PEOPLE-25).
 */
export function checkInvitation(email: string, own: string): InvitationProblem | null {
  return checkEmail(email) ?? (normaliseEmail(email) === normaliseEmail(own) ? 'own-address' : null);
}
