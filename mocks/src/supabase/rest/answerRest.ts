import { type JsonRow, NotEmulatedError, PostgresError, type Who } from '@tribunen/protocol';
import type { TableAccess } from '../GuardedTable.ts';
import { answerPage, answerRows } from './answerRows.ts';
import { answerRpc } from './answerRpc.ts';
import type { RowOrder } from './parseOrder.ts';
import { parseRestRequest, type RestRequest } from './parseRestRequest.ts';
import { type Payload, readPayload, readValues } from './readPayload.ts';
import { refuseOtherSchema } from './refuseOtherSchema.ts';
import type { Rpcs } from './Rpc.ts';
import { showRow } from './showRows.ts';

/** The tables that REST exposes, by name. */
export type RestTables = Readonly<Record<string, TableAccess>>;

export interface Exposed {
  readonly tables: RestTables;
  readonly rpcs: Rpcs;
  /** The order of rows when a request asks for none. */
  readonly heap: RowOrder;
}

/**
 * PostgREST's answer to a request under `/rest/v1`.
 *
 * @param who the user that the request's token identifies
 */
export async function answerRest(exposed: Exposed, who: Who, request: Request): Promise<Response> {
  try {
    return await route(exposed, who, request);
  } catch (error) {
    if (error instanceof PostgresError) return refusal(error, who);
    if (error instanceof NotEmulatedError) return notEmulated(error, request);
    throw error;
  }
}

async function route({ tables, rpcs, heap }: Exposed, who: Who, request: Request): Promise<Response> {
  const { method, url } = request;
  const { pathname } = new URL(url);
  const name = pathname.slice(pathname.indexOf('/rest/v1/') + '/rest/v1/'.length);
  refuseOtherSchema(request);
  if (name.startsWith('rpc/')) {
    if (method !== 'POST') throw new NotEmulatedError(`${method} on a function`);
    return answerRpc(rpcs, name.slice('rpc/'.length), who, request);
  }
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table === undefined) {
    throw new PostgresError('PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
  }
  const asked = parseRestRequest(request, name, table.columns);
  const write = { table, who, asked };
  switch (method) {
    case 'GET':
      return answerPage(asked.query, table.select(who, testOf(asked)), table.columns, heap);
    case 'POST':
      return insert(write, await readPayload(request, name, table.columns, asked));
    case 'PATCH':
      return update(write, await readValues(request, name, table.columns));
    case 'DELETE':
      return remove(write);
    default:
      throw new NotEmulatedError(method);
  }
}

interface Write {
  readonly table: TableAccess;
  readonly who: Who;
  readonly asked: RestRequest;
}

async function insert(write: Write, { rows: candidates, columns }: Payload): Promise<Response> {
  const { table, who, asked } = write;
  const { resolution, onConflict, returning } = asked;
  const { rows, created } =
    resolution === null
      ? await table
          .insert(who, candidates, { returning })
          .then((written) => ({ rows: written, created: written.length }))
      : await table.upsert(who, candidates, { columns, onConflict, ignoreDuplicates: resolution === 'ignore' });
  const status = resolution === 'merge' && created === 0 ? 200 : 201;
  const headers = { 'content-range': '*/*' };
  return returning ? answerWritten(write, rows, { status, headers }) : new Response(null, { status, headers });
}

async function update(write: Write, values: JsonRow): Promise<Response> {
  const { table, who, asked } = write;
  refuseLimitedWrite(asked);
  // An update without values changes no row, and needs no filter.
  const isEmpty = Object.keys(values).length === 0;
  if (!isEmpty) refuseUnfiltered('UPDATE', asked);
  const rows = await table.update(who, isEmpty ? () => false : testOf(asked), values);
  return afterWrite(write, rows, rows.length === 0 ? '*' : `0-${rows.length - 1}`);
}

async function remove(write: Write): Promise<Response> {
  const { table, who, asked } = write;
  refuseLimitedWrite(asked);
  refuseUnfiltered('DELETE', asked);
  return afterWrite(write, await table.delete(who, testOf(asked)), '*');
}

function afterWrite(write: Write, rows: readonly JsonRow[], range: string): Response {
  const headers = { 'content-range': `${range}/*` };
  if (!write.asked.returning) return new Response(null, { status: 204, headers });
  return answerWritten(write, rows, { status: 200, headers });
}

/** Answers with the written rows, in the order of the write unless the request asks for another order. */
function answerWritten(
  { table, asked }: Write,
  rows: readonly JsonRow[],
  head: Parameters<typeof answerRows>[1],
): Response {
  const { query } = asked;
  const inOrder = query.order === null ? rows : rows.toSorted(query.order);
  return answerRows(
    inOrder.map((row) => showRow(query, table.columns, row)),
    head,
  );
}

function testOf({ query }: RestRequest): (row: JsonRow) => boolean {
  return (row) => query.condition(row) === true;
}

function refuseLimitedWrite({ query: { limit, offset } }: RestRequest): void {
  if (limit !== null || offset > 0) throw new NotEmulatedError('a limit on a write');
}

/** Refuses a command without a filter, before rights are checked, as pg-safeupdate does in PostgREST's connections. */
function refuseUnfiltered(command: 'UPDATE' | 'DELETE', { query }: RestRequest): void {
  if (!query.isFiltered) throw new PostgresError('21000', `${command} requires a WHERE clause`);
}

const statuses: Readonly<Record<string, number>> = {
  PGRST103: 416,
  PGRST106: 406,
  PGRST202: 404,
  PGRST205: 404,
  PGRST301: 401,
  PGRST303: 401,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
};

function refusal({ code, message, details, hint }: PostgresError, who: Who): Response {
  return Response.json({ code, details, hint, message }, { status: statusOf(code, message, who) });
}

function statusOf(code: string, message: string, who: Who): number {
  if (code === '42501') return who.role === 'anon' ? 401 : 403;
  // With this message, 21000 comes from pg-safeupdate and is the client's fault. Otherwise a function or view is at
  // fault.
  if (code === '21000' && message.endsWith('requires a WHERE clause')) return 400;
  // A function or trigger chooses the HTTP status by the code that it raises, such as PT429.
  const asked = /^PT([45]\d\d)$/.exec(code)?.[1];
  return asked === undefined ? (statuses[code] ?? 400) : Number(asked);
}

function notEmulated(error: NotEmulatedError, request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return Response.json(
    {
      code: 'NOT_EMULATED',
      details: `${request.method} ${pathname}${search}`,
      hint: null,
      message: `The mock does not emulate ${error.message}`,
    },
    { status: 501 },
  );
}
