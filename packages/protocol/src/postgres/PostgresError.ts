/**
 * A refusal in the words of Postgres or PostgREST: the code is an SQLSTATE or a PGRST code. With row-level security on,
 * Postgres withholds the details of a constraint, and so does this class.
 */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
  readonly code: string;
  readonly details: string | null;
  /** A suggestion what the asker may have meant instead. */
  readonly hint: string | null;

  constructor(code: string, message: string, details: string | null = null, hint: string | null = null) {
    super(message);
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

/**
 * The emulator does not know this query. It raises an error, because a guess would be a wrong answer that nobody
 * notices.
 */
export class NotEmulatedError extends Error {
  override readonly name = 'NotEmulatedError';
}
