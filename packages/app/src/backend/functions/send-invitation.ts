import type { FunctionsClient } from '@supabase/functions-js';
import type { SendInvitationRequest } from '@tribunen/contract';
import { callFunction } from './callFunction.ts';

/**
 * Invites somebody by e-mail to be the spectator's friend.
 *
 * @throws FunctionError
 */
export async function sendInvitation(functions: FunctionsClient, recipientEmail: string): Promise<void> {
  const asked: SendInvitationRequest = { recipientEmail: recipientEmail.trim() };
  await callFunction(functions, 'send-invitation', asked);
}
