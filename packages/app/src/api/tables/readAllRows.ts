import { readRows } from './rows.ts';

/** Supabase returns at most this many rows at once. */
const mostRows = 1000;

/**
 * All rows that a select returns, unparsed, page by page.
 *
 * @param select a query with an order, new in each call, without `.throwOnError()`
 * @throws TableError
 */
export async function readAllRows(
  table: string,
  select: () => {
    range(from: number, to: number): { throwOnError(): PromiseLike<{ readonly data: readonly unknown[] }> };
  },
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  let page: readonly unknown[];
  do {
    const next = select().range(rows.length, rows.length + mostRows - 1);
    page = await readRows(table, next.throwOnError());
    rows.push(...page);
  } while (page.length === mostRows);
  return rows;
}
