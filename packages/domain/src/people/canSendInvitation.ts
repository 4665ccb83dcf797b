/**
 * Whether the invitation in the field can be sent: something is typed, and no other is on its way (PEOPLE-10).
 *
 * @example
 * canSendInvitation(' kari@eksempel.no ', false); // true
 * canSendInvitation('   ', false); // false
 */
export function canSendInvitation(email: string, sending: boolean): boolean {
  return email.trim() !== '' && !sending;
}
