import type { FunctionsClient } from '@supabase/functions-js';
import { type AccountExport, parseAccountExport } from '@tribunen/contract';
import { callFunction } from './callFunction.ts';

/**
 * Every row of the spectator, by table (ACCOUNT-22).
 *
 * @throws FunctionError, ContractError
 */
export async function exportMyData(functions: FunctionsClient): Promise<AccountExport> {
  return parseAccountExport(await callFunction(functions, 'export-my-data'));
}
