import {
  type AccountExport,
  type DeleteAccountRequest,
  type ExportMyDataRequest,
  parseAccountExport,
} from '@tribunen/contract';
import { ApiPart } from './access/ApiPart.ts';
import { signOut } from './auth/session.ts';
import { callFunction } from './functions/callFunction.ts';

/** The export and the deletion of the spectator's account. */
export const accountApi = new ApiPart((access) => ({
  /**
   * Loads every row of the spectator, by table, page by page (ACCOUNT-22).
   *
   * @throws FunctionError, ContractError
   */
  async exportMyData(): Promise<AccountExport> {
    const load = async (skipped: number) => {
      const asked: ExportMyDataRequest = { skipped };
      return parseAccountExport(await callFunction(access.functions, 'export-my-data', asked));
    };
    const { page: whole, next: second } = await load(0);
    for (let skipped = second; skipped !== null;) {
      const { page, next } = await load(skipped);
      for (const [table, rows] of Object.entries(page.tables)) (whole.tables[table] ??= []).push(...rows);
      skipped = next;
    }
    return whole;
  },

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
