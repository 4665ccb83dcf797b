import { array, type InferOutput, nullable, nullish, object, picklist, string } from 'valibot';

export const invitationByTokenRequest = object({ invitation_token: string() });
export type InvitationByTokenRequest = InferOutput<typeof invitationByTokenRequest>;

/**
 * One row for an invitation that has not expired, none for any other token. The sender and the recipient also receive the row of an answered
 * invitation after its time. A backend may send the name alone.
 */
const invitationByToken = object({
  sender_name: nullable(string()),
  /** What the invitation is to the caller; null to a caller who is signed out. */
  standing: nullish(picklist(['own', 'somebody-elses', 'pending', 'accepted', 'declined']), null),
  /** The recipient's address, masked. */
  recipient_hint: nullish(string(), null),
});
export type InvitationByTokenRow = InferOutput<typeof invitationByToken>;

export const invitationByTokenAnswer = array(invitationByToken);
export type InvitationByTokenAnswer = InferOutput<typeof invitationByTokenAnswer>;
