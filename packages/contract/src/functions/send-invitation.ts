import { type InferOutput, literal, object, string, union } from 'valibot';

/** The person to invite: an address, or the id of a user whose address the sender does not know. */
export const sendInvitationRequest = union([object({ recipientEmail: string() }), object({ recipientId: string() })]);
export type SendInvitationRequest = InferOutput<typeof sendInvitationRequest>;

export const sendInvitationAnswer = object({ success: literal(true) });
export type SendInvitationAnswer = InferOutput<typeof sendInvitationAnswer>;
