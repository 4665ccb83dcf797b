import { type AccountExport, type DeleteAccountRequest, parseAccountExport } from '@tribunen/contract';
import { BackendPart } from './access/BackendPart.ts';
import { signOut } from './auth/session.ts';
import { callFunction } from './functions/callFunction.ts';

/** The export and the deletion of the spectator's account. */
export const accountBackend = new BackendPart((access) => ({
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

export type AccountBackend = ReturnType<typeof accountBackend.of>;
