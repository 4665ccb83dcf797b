import { type JsonRow, PostgresError } from '@tribunen/protocol';
import type { RowOrder } from './parseOrder.ts';
import type { RestRequest } from './parseRestRequest.ts';
import { pageOf, type RowsShown } from './showRows.ts';

/**
 * PostgREST's answer to a read: rows in order, cut to the requested page, and counted on request.
 *
 * @param otherwise the order when the query asks for none
 */
export function answerPage(
  asked: RestRequest,
  found: readonly JsonRow[],
  { keeps, show }: RowsShown,
  otherwise: RowOrder,
  headersOnly: boolean,
): Response {
  const all = found.filter(keeps);
  const { offset } = asked.query;
  const rows = pageOf(asked.query, all, otherwise);
  if (asked.count && offset > all.length) {
    throw new PostgresError(
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${all.length} rows.`,
    );
  }
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  const headers = { 'content-range': `${range}/${asked.count ? all.length : '*'}` };
  const partial = asked.count && rows.length < all.length;
  return answerRows(asked, rows.map(show), { status: partial ? 206 : 200, headers }, headersOnly);
}

/** The rows in the form that the client asked for: a single row or an array. */
export function answerRows(
  { single }: Pick<RestRequest, 'single'>,
  shown: readonly JsonRow[],
  { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
  headersOnly = false,
): Response {
  if (single) refuseUnlessOne(shown);
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

/** @throws {PostgresError} PGRST124 when a write would change more rows than `max-affected` allows */
export function refuseTooMany(rows: readonly JsonRow[], maxAffected: number | null): void {
  if (maxAffected === null || rows.length <= maxAffected) return;
  const details = `The query affects ${rows.length} rows`;
  throw new PostgresError('PGRST124', 'Query result exceeds max-affected preference constraint', details);
}
