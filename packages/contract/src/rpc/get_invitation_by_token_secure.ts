import { array, type InferOutput, nullable, nullish, object, picklist, string } from 'valibot';

export const invitationByTokenRequest = object({ invitation_token: string() });
export type InvitationByTokenRequest = InferOutput<typeof invitationByTokenRequest>;

/**
 * One row for an invitation that has not expired, none for any other token. The sender and the recipient also receive
 * the row of an answered invitation after it has expired. A backend may send the sender's name alone.
 */
const invitationByToken = object({
  sender_name: nullable(string()),
  /** The invitation's standing for the caller; null for a signed-out caller. */
  standing: nullish(picklist(['own', 'somebody-elses', 'pending', 'accepted', 'declined']), null),
  /** The recipient's address, masked. */
  recipient_hint: nullish(string(), null),
});
export type InvitationByTokenRow = InferOutput<typeof invitationByToken>;

export const invitationByTokenAnswer = array(invitationByToken);
export type InvitationByTokenAnswer = InferOutput<typeof invitationByTokenAnswer>;
