import { PostgrestError } from '@supabase/postgrest-js';
import type { Parsed } from '@tribunen/contract';
import { TOO_FAST } from '@tribunen/domain';
import { BackendFailure } from '../access/BackendFailure.ts';
import { reportFaults } from '../access/reportFaults.ts';

const silence = { status: null, retryAfterMs: null, ownWaitMs: null };

/** A table that could not be read or written. */
export class TableError extends BackendFailure {
  /** The error code of PostgREST or Postgres; empty when neither answered. */
  readonly code: string;
  /** The error's details in addition to its message; null when it has none. */
  readonly details: string | null;
  /** Whether there was an answer, from the database or from a proxy in front of it. */
  readonly isAnswered: boolean;

  constructor(table: string, error: unknown) {
    const code = error instanceof PostgrestError ? error.code : '';
    const { status, retryAfterMs, ownWaitMs } =
      error instanceof BackendFailure ? error : { ...silence, retryAfterMs: waitOf(code, error) };
    const serverMessage = error instanceof PostgrestError && code !== '' ? error.message : null;
    super(
      `${table}: ${error instanceof Error ? error.message : String(error)}`,
      { status, retryAfterMs, ownWaitMs, serverMessage },
      { cause: error },
    );
    this.name = 'TableError';
    this.code = code;
    this.details = error instanceof PostgrestError && error.details !== '' ? error.details : null;
    this.isAnswered = error instanceof PostgrestError || status !== null;
  }
}

/**
 * The milliseconds that a user has to wait after writing too fast; null for another error. The database puts the wait
 * into the error's details, because a page of another origin cannot read the header `Retry-After`.
 */
function waitOf(code: string, error: unknown): number | null {
  return code === TOO_FAST && error instanceof PostgrestError ? Number(error.details) * 1000 || null : null;
}

/**
 * The rows that a procedure returns. A backend with only the specification's calls has no such procedure; there
 * `otherwise` does the same with those calls.
 *
 * @param call the call of the procedure, with `.throwOnError()`
 * @throws TableError
 * @example
 * await readRowsOr('reorder_follows', tables.rpc('reorder_follows', asked).throwOnError(), () => updateEach(asked));
 */
export async function readRowsOr(
  procedure: string,
  call: PromiseLike<{ readonly data: readonly unknown[] }>,
  byItself: () => Promise<readonly unknown[]>,
): Promise<readonly unknown[]> {
  try {
    return await readRows(procedure, call);
  } catch (error) {
    if (!(error instanceof TableError && error.status === 404)) throw error;
    console.warn(`The backend has no ${procedure}: its calls are made one by one`);
    return byItself();
  }
}

/**
 * The rows that a select returns, unparsed.
 *
 * @param select a query with `.throwOnError()`, which keeps the server's Retry-After
 * @throws TableError
 * @example
 * const rows = await readRows('invitations', tables.from('invitations').select('id').throwOnError());
 */
export async function readRows(
  table: string,
  select: PromiseLike<{ readonly data: readonly unknown[] }>,
): Promise<readonly unknown[]> {
  try {
    const { data } = await select;
    return data;
  } catch (error) {
    throw new TableError(table, error);
  }
}

/**
 * The value that a procedure returns, unparsed.
 *
 * @param call the call of the procedure, with `.throwOnError()`
 * @throws TableError
 */
export async function readValue(procedure: string, call: PromiseLike<{ readonly data: unknown }>): Promise<unknown> {
  try {
    const { data } = await call;
    return data;
  } catch (error) {
    throw new TableError(procedure, error);
  }
}

/**
 * Rows translated into domain entities. A row that breaks the contract is left out and reported.
 *
 * @example
 * const follows = parseRows(rows, toFollow);
 */
export function parseRows<Value>(
  rows: readonly unknown[],
  translate: (row: unknown) => Parsed<Value>,
): readonly Value[] {
  return rows.flatMap((row) => {
    const parsed = translate(row);
    if (parsed.ok) return [parsed.value];
    reportFaults([parsed.fault]);
    return [];
  });
}
