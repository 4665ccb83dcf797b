/**
 * Whether the typed invitation can be sent: the field is not empty, and no other invitation is being sent (PEOPLE-10).
 */
export function canSendInvitation(email: string, sending: boolean): boolean {
  return email.trim() !== '' && !sending;
}
