/**
 * A refusal with the code and message of Postgres or PostgREST: the code is an SQLSTATE or a PGRST code. With row-level
 * security on, Postgres withholds the details of a violated constraint, so `details` is then null.
 */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
  readonly code: string;
  readonly details: string | null;
  /** A suggestion of what the caller may have meant. */
  readonly hint: string | null;

  constructor(code: string, message: string, details: string | null = null, hint: string | null = null) {
    super(message);
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

/**
 * Thrown for a query that the emulator does not support. The emulator does not guess, because nobody would notice a
 * wrong answer.
 */
export class NotEmulatedError extends Error {
  override readonly name = 'NotEmulatedError';
}
