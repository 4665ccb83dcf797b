import { array, boolean, type InferOutput, nullable, object, string } from 'valibot';

export const acceptInvitationSecureRequest = object({ invitation_token: string() });
export type AcceptInvitationSecureRequest = InferOutput<typeof acceptInvitationSecureRequest>;

/** The outcome: why the acceptance was refused, or the name of the new friend. */
export const invitationAcceptance = object({
  success: boolean(),
  message: nullable(string()),
  friend_name: nullable(string()),
});
export type InvitationAcceptanceRow = InferOutput<typeof invitationAcceptance>;

/** Always one row. */
export const acceptInvitationSecureAnswer = array(invitationAcceptance);
export type AcceptInvitationSecureAnswer = InferOutput<typeof acceptInvitationSecureAnswer>;
