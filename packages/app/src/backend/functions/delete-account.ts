import type { FunctionsClient } from '@supabase/functions-js';
import type { DeleteAccountRequest } from '@tribunen/contract';
import { callFunction } from './callFunction.ts';

/**
 * Deletes the spectator's account (ACCOUNT-21).
 *
 * @param email the account's own address, typed to confirm
 * @throws FunctionError
 */
export async function deleteAccount(functions: FunctionsClient, email: string): Promise<void> {
  const asked: DeleteAccountRequest = { email };
  await callFunction(functions, 'delete-account', asked);
}
