/**
 * What Postgres or PostgREST refuses, in their own words: the code is an SQLSTATE or a PGRST code.
 * With row-level security on, Postgres withholds the details of a constraint: so does this.
 */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
  readonly code: string;
  readonly details: string | null;
  /** What the asker may have meant instead. */
  readonly hint: string | null;

  constructor(code: string, message: string, details: string | null = null, hint: string | null = null) {
    super(message);
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

/** The emulator does not know this query: it says so, for a guess would be a silent wrong answer. */
export class NotEmulatedError extends Error {
  override readonly name = 'NotEmulatedError';
}
