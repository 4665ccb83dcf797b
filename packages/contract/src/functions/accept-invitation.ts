import { type InferOutput, object, string } from 'valibot';
import { invitationAcceptance } from '../rpc/accept_invitation_secure_v2.ts';

export const acceptInvitationRequest = object({ token: string() });
export type AcceptInvitationRequest = InferOutput<typeof acceptInvitationRequest>;

export const acceptInvitationAnswer = invitationAcceptance;
