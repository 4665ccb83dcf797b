import type { FunctionsClient } from '@supabase/functions-js';
import { type AcceptInvitationRequest, parseInvitationAcceptance } from '@tribunen/contract';
import { callFunction, FunctionError } from './callFunction.ts';

/**
 * Accepts the invitation with this token. The spectator and the sender are friends then.
 *
 * @returns the sender's name; null when the sender has none
 * @throws FunctionError also when the server has not accepted it; ContractError
 */
export async function acceptInvitation(functions: FunctionsClient, token: string): Promise<string | null> {
  const name = 'accept-invitation';
  const asked: AcceptInvitationRequest = { token };
  const { success, message, friendName } = parseInvitationAcceptance(name, await callFunction(functions, name, asked));
  if (success) return friendName;
  const refused = { status: 200, retryAfterMs: null, serverMessage: message };
  throw new FunctionError(name, message ?? 'the invitation is not accepted', refused);
}
