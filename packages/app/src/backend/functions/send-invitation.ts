import type { FunctionsClient } from '@supabase/functions-js';
import type { SendInvitationRequest } from '@tribunen/contract';
import { callFunction } from './callFunction.ts';

/**
 * Invites somebody to be the spectator's friend, by their address or by their id.
 *
 * @throws FunctionError
 */
export async function sendInvitation(functions: FunctionsClient, asked: SendInvitationRequest): Promise<void> {
  await callFunction(functions, 'send-invitation', asked);
}
