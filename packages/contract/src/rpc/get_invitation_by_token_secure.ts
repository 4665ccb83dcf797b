import { array, type InferOutput, nullable, nullish, object, picklist, string } from 'valibot';

export const invitationByTokenRequest = object({ invitation_token: string() });
export type InvitationByTokenRequest = InferOutput<typeof invitationByTokenRequest>;

/**
 * One row for an invitation that is there and not expired, none for any other token; to the two of an answered one there is always a row.
 * A backend may leave out all but the name.
 */
const invitationByToken = object({
  sender_name: nullable(string()),
  /** What the invitation is to the one who asks; null to one who is signed out. */
  standing: nullish(picklist(['own', 'somebody-elses', 'pending', 'accepted', 'declined']), null),
  /** The recipient's address, masked. */
  recipient_hint: nullish(string(), null),
});
export type InvitationByTokenRow = InferOutput<typeof invitationByToken>;

export const invitationByTokenAnswer = array(invitationByToken);
export type InvitationByTokenAnswer = InferOutput<typeof invitationByTokenAnswer>;
