import { array, type InferOutput, nullable, object, string } from 'valibot';

export const invitationByTokenRequest = object({ invitation_token: string() });
export type InvitationByTokenRequest = InferOutput<typeof invitationByTokenRequest>;

/** One row for an invitation that is still pending, none for any other token. */
export const invitationByTokenAnswer = array(object({ sender_name: nullable(string()) }));
export type InvitationByTokenAnswer = InferOutput<typeof invitationByTokenAnswer>;
