/** A Supabase project that the contract is asked of. */
export interface Target {
  readonly url: string;
  readonly anonKey: string;
  /** The key that bypasses every policy; null where there is none, as in a browser. */
  readonly serviceKey: string | null;
  /** Where the live endpoints are. */
  readonly apiUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** The last code that was mailed to an address; null where nobody can look into the mail. */
  readonly codeMailedTo: ((email: string) => string | undefined) | null;
  close(): Promise<void>;
}
