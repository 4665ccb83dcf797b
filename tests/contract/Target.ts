/** A Supabase project on which the contract is tested. */
export interface Target {
  readonly url: string;
  readonly anonKey: string;
  /** The key that bypasses every policy; null when the target has none, as in a browser. */
  readonly serviceKey: string | null;
  /** The address of the live endpoints. */
  readonly apiUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Returns the last code that was mailed to an address; null when the test cannot read the mails. */
  readonly codeMailedTo: ((email: string) => Promise<string | undefined>) | null;
  /** Makes a user an administrator; null when the test has no way to do so. */
  readonly makeAdmin: ((user: string) => Promise<void>) | null;
  close(): Promise<void>;
}
