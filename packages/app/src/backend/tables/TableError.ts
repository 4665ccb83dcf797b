import type { PostgrestError } from '@supabase/supabase-js';

/** A table that could not be read or written. */
export class TableError extends Error {
  readonly code: string;

  constructor(table: string, error: PostgrestError) {
    super(`${table}: ${error.message}`, { cause: error });
    this.name = 'TableError';
    this.code = error.code;
  }
}
