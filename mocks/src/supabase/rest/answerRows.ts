import { type Columns, type JsonRow, renderRow } from '../columnTypes.ts';
import { PostgresError } from '../PostgresError.ts';
import { firstInOrder } from './firstInOrder.ts';
import type { RestRequest } from './parseRestRequest.ts';

/** What is read, as PostgREST answers it: in order, cut to the page that is asked for, counted where that is asked for. */
export function answerPage(
  columns: Columns,
  asked: RestRequest,
  found: readonly JsonRow[],
  headersOnly: boolean,
): Response {
  const rows = pageOf(asked, found);
  if (asked.count && asked.offset > 0 && asked.offset >= found.length) {
    throw new PostgresError(
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${asked.offset} was requested, but there are only ${found.length} rows.`,
    );
  }
  const range = rows.length === 0 ? '*' : `${asked.offset}-${asked.offset + rows.length - 1}`;
  const headers = { 'content-range': `${range}/${asked.count ? found.length : '*'}` };
  const partial = asked.count && rows.length < found.length;
  return answerRows(columns, asked, rows, { status: partial ? 206 : 200, headers }, headersOnly);
}

function pageOf({ order, offset, limit }: RestRequest, found: readonly JsonRow[]): readonly JsonRow[] {
  const end = limit === null ? found.length : offset + limit;
  if (order === null) return found.slice(offset, end);
  return (limit === null ? found.toSorted(order) : firstInOrder(found, order, end)).slice(offset);
}

/** Rows as the client asked to see them: which columns, under which names, one or many. */
export function answerRows(
  columns: Columns,
  { select, single }: Pick<RestRequest, 'select' | 'single'>,
  rows: readonly JsonRow[],
  { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
  headersOnly = false,
): Response {
  if (single) refuseUnlessOne(rows);
  const shown = rows.map((row) => {
    const rendered = renderRow(columns, row);
    if (select === null) return rendered;
    return Object.fromEntries(select.map(({ column, as }) => [as, rendered[column]]));
  });
  const type = single ? 'application/vnd.pgrst.object+json' : 'application/json';
  return new Response(headersOnly ? null : JSON.stringify(single ? shown[0] : shown), {
    status,
    headers: { ...headers, 'content-type': `${type}; charset=utf-8` },
  });
}

/** @throws {PostgresError} PGRST116 */
export function refuseUnlessOne(rows: readonly JsonRow[]): void {
  if (rows.length === 1) return;
  throw new PostgresError(
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows.length} rows`,
  );
}
