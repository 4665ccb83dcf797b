import type { ExportMyDataAnswer } from '@tribunen/contract';

/** The accounts of the project. */
export interface Accounts {
  /** The email address of an account; null when there is no such account. */
  emailOf(id: string): Promise<string | null>;
  /** The name in an account's profile, as stored; null when it has no name. */
  nameOf(id: string): Promise<string | null>;
  /** The id of the account with this normalised email address; null when there is no such account. */
  idOf(email: string): Promise<string | null>;
  /**
   * A page of an account's rows, by table, after the skipped ones; null when there is no such account. An account that
   * has downloaded its rows too often must wait for `waitSeconds`.
   */
  exportRows(id: string, skipped: number): Promise<ExportMyDataAnswer | { readonly waitSeconds: number } | null>;
  /** Deletes an account. Returns false and deletes nothing when the confirmation is not the account's address. */
  delete(id: string, confirmation: string): Promise<boolean>;
}
