import type { Invitation } from './Invitation.ts';

/** The recipient's answer to an invitation. */
export interface InvitationAnswer {
  readonly token: string;
  readonly answer: 'accepted' | 'declined';
}

/** The invitations once one of them is answered: it no longer waits, so it leaves the list (PEOPLE-19). */
export function withAnswer(
  invitations: readonly Invitation[],
  { token, answer }: InvitationAnswer,
): readonly Invitation[] {
  return invitations.map((invitation) => (invitation.token === token ? { ...invitation, status: answer } : invitation));
}
