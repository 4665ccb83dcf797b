import type { ExportMyDataAnswer } from '@tribunen/contract';

/** The accounts of the project. */
export interface Accounts {
  /** The address of an account; null when there is no such account. */
  emailOf(id: string): Promise<string | null>;
  /** The name of an account's profile, as it is stored; null when it has none. */
  nameOf(id: string): Promise<string | null>;
  /** The account with a normalised address; null when there is none. */
  idOf(email: string): Promise<string | null>;
  /** Every row of an account, by table; null when there is no such account. */
  exportRows(id: string): Promise<ExportMyDataAnswer | null>;
  /** Deletes an account; false, with nothing deleted, when the confirmation is not its address. */
  delete(id: string, confirmation: string): Promise<boolean>;
}
