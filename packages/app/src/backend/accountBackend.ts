import type { AccountExport } from '@tribunen/contract';
import { BackendPart } from './access/BackendPart.ts';
import { deleteAccount } from './functions/delete-account.ts';
import { exportMyData } from './functions/export-my-data.ts';
import { signOut } from './auth/session.ts';

/** What the spectator's account asks of the backend, beside the auth server. */
export interface AccountBackend {
  exportMyData(): Promise<AccountExport>;
  /** Deletes the account when the typed address is its own, and ends the session here. */
  deleteAccount(typedEmail: string): Promise<void>;
}

export const accountBackend = new BackendPart<AccountBackend>((access) => ({
  exportMyData: () => exportMyData(access.functions),
  async deleteAccount(typedEmail) {
    await deleteAccount(access.functions, typedEmail);
    await signOut(access);
  },
}));
