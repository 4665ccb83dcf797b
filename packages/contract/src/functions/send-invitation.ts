import { type InferOutput, literal, object, optional, string, union } from 'valibot';

/** The sender's language as a tag, in which the mail is written. */
const language = optional(string());

/** The person to invite: an address, or the id of a user whose address the sender does not know. */
export const sendInvitationRequest = union([
  object({ recipientEmail: string(), language }),
  object({ recipientId: string(), language }),
]);
export type SendInvitationRequest = InferOutput<typeof sendInvitationRequest>;

export const sendInvitationAnswer = object({ success: literal(true) });
export type SendInvitationAnswer = InferOutput<typeof sendInvitationAnswer>;
