import { PostgrestError } from '@supabase/postgrest-js';
import { BackendFailure } from '../access/BackendFailure.ts';

/** A table that could not be read or written. */
export class TableError extends BackendFailure {
  /** The error code of PostgREST or Postgres; empty when neither answered. */
  readonly code: string;
  /** What the error says besides its message; null when nothing. */
  readonly details: string | null;
  /** Whether anything answered, be it the database or something on the way to it. */
  readonly isAnswered: boolean;

  constructor(table: string, error: unknown) {
    const code = error instanceof PostgrestError ? error.code : '';
    const answer = error instanceof BackendFailure ? error : { status: null, retryAfterMs: null };
    const serverMessage = error instanceof PostgrestError && code !== '' ? error.message : null;
    super(
      `${table}: ${error instanceof Error ? error.message : String(error)}`,
      { status: answer.status, retryAfterMs: answer.retryAfterMs, serverMessage },
      { cause: error },
    );
    this.name = 'TableError';
    this.code = code;
    this.details = error instanceof PostgrestError && error.details !== '' ? error.details : null;
    this.isAnswered = error instanceof PostgrestError || answer.status !== null;
  }
}
