import { type InferOutput, literal, object, string } from 'valibot';

export const sendInvitationRequest = object({ recipientEmail: string() });
export type SendInvitationRequest = InferOutput<typeof sendInvitationRequest>;

export const sendInvitationAnswer = object({ success: literal(true) });
export type SendInvitationAnswer = InferOutput<typeof sendInvitationAnswer>;
