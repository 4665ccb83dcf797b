import type { Columns, JsonRow } from '@tribunen/protocol';
import type { RowOrder } from './parseOrder.ts';
import type { Query } from './Query.ts';
import { pageOf, showRow } from './showRows.ts';

/**
 * PostgREST's answer to a read: rows in order, cut to the requested page.
 *
 * @param otherwise the order when the query asks for none
 */
export function answerPage(query: Query, found: readonly JsonRow[], columns: Columns, otherwise: RowOrder): Response {
  const rows = pageOf(query, found, otherwise);
  const range = rows.length === 0 ? '*' : `${query.offset}-${query.offset + rows.length - 1}`;
  return answerRows(
    rows.map((row) => showRow(query, columns, row)),
    { status: 200, headers: { 'content-range': `${range}/*` } },
  );
}

export function answerRows(
  shown: readonly JsonRow[],
  { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
): Response {
  return new Response(JSON.stringify(shown), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
