import { type AccountExport, type DeleteAccountRequest, parseAccountExport } from '@tribunen/contract';
import { ApiPart } from './access/ApiPart.ts';
import { signOut } from './auth/session.ts';
import { callFunction } from './functions/callFunction.ts';

/** The export and the deletion of the spectator's account. */
export const accountApi = new ApiPart((access) => ({
  /**
   * Loads every row of the spectator, by table (ACCOUNT-22).
   *
   * @throws FunctionError, ContractError
   */
  exportMyData: async (): Promise<AccountExport> =>
    parseAccountExport(await callFunction(access.functions, 'export-my-data')),

  /**
   * Deletes the spectator's account (ACCOUNT-21) and ends the session in this browser.
   *
   * @param typedEmail the account's own address, typed to confirm
   * @throws FunctionError
   */
  async deleteAccount(typedEmail: string): Promise<void> {
    const asked: DeleteAccountRequest = { email: typedEmail };
    await callFunction(access.functions, 'delete-account', asked);
    await signOut(access);
  },
}));

export type AccountApi = ReturnType<typeof accountApi.of>;
