import { type Columns, type JsonRow, PostgresError } from '@tribunen/protocol';
import type { RowOrder } from './parseOrder.ts';
import type { RestRequest } from './parseRestRequest.ts';
import { pageOf, showRow } from './showRows.ts';

/**
 * PostgREST's answer to a read: rows in order, cut to the requested page.
 *
 * @param otherwise the order when the query asks for none
 */
export function answerPage(
  asked: RestRequest,
  found: readonly JsonRow[],
  columns: Columns,
  otherwise: RowOrder,
): Response {
  const rows = pageOf(asked.query, found, otherwise);
  const { offset } = asked.query;
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  return answerRows(
    asked,
    rows.map((row) => showRow(asked.query, columns, row)),
    { status: 200, headers: { 'content-range': `${range}/*` } },
  );
}

/** The rows in the form that the client asked for: a single row or an array. */
export function answerRows(
  { single }: Pick<RestRequest, 'single'>,
  shown: readonly JsonRow[],
  { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
): Response {
  if (single) refuseUnlessOne(shown);
  const type = single ? 'application/vnd.pgrst.object+json' : 'application/json';
  return new Response(JSON.stringify(single ? shown[0] : shown), {
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
