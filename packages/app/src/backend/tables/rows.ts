import { TableError } from './TableError.ts';

/**
 * The rows that a select answers with, unparsed.
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
