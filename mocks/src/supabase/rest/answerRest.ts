import type { JsonRow } from '../columnTypes.ts';
import type { TableAccess } from '../GuardedTable.ts';
import { NotEmulatedError, PostgresError } from '../PostgresError.ts';
import type { Who } from '../who.ts';
import { answerPage, answerRows, refuseUnlessOne } from './answerRows.ts';
import { answerRpc } from './answerRpc.ts';
import { parseRestRequest, type RestRequest } from './parseRestRequest.ts';
import { type Payload, readPayload, readValues } from './readPayload.ts';
import { refuseOtherSchema } from './refuseOtherSchema.ts';
import type { Rpcs } from './Rpc.ts';

/** The tables that REST reaches, by name. */
export type RestTables = Readonly<Record<string, TableAccess>>;

/**
 * PostgREST's answer to a request under `/rest/v1`.
 *
 * @param who whom the request's token speaks for
 * @example
 * const response = await answerRest({ tables, rpcs: {} }, { role: 'anon' }, request);
 */
export async function answerRest(
  exposed: { readonly tables: RestTables; readonly rpcs: Rpcs },
  who: Who,
  request: Request,
): Promise<Response> {
  try {
    return await route(exposed, who, request);
  } catch (error) {
    if (error instanceof PostgresError) return refusal(error, who);
    if (error instanceof NotEmulatedError) return notEmulated(error, request);
    throw error;
  }
}

async function route(
  { tables, rpcs }: { readonly tables: RestTables; readonly rpcs: Rpcs },
  who: Who,
  request: Request,
): Promise<Response> {
  const { method, url } = request;
  const { pathname } = new URL(url);
  const name = pathname.slice(pathname.indexOf('/rest/v1/') + '/rest/v1/'.length);
  refuseOtherSchema(request);
  if (name.startsWith('rpc/')) {
    if (method !== 'POST' && method !== 'GET' && method !== 'HEAD')
      throw new NotEmulatedError(`${method} on a function`);
    return answerRpc(rpcs, name.slice('rpc/'.length), who, request);
  }
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table === undefined) {
    throw new PostgresError('PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
  }
  const asked = parseRestRequest(request, name, table, tables);
  switch (method) {
    case 'GET':
    case 'HEAD':
      return answerPage(table.columns, asked, table.select(who, asked.test), method === 'HEAD');
    case 'POST':
      return insert(table, who, asked, await readPayload(request, name, table.columns, asked));
    case 'PATCH':
      return update(table, who, asked, await readValues(request, name, table.columns));
    case 'DELETE':
      return remove(table, who, asked);
    default:
      throw new NotEmulatedError(method);
  }
}

async function insert(
  table: TableAccess,
  who: Who,
  asked: RestRequest,
  { rows: candidates, columns }: Payload,
): Promise<Response> {
  const { resolution, onConflict } = asked;
  const { rows, created } =
    resolution === null
      ? await table
          .insert(who, candidates, writeOptions(asked))
          .then((written) => ({ rows: written, created: written.length }))
      : await table.upsert(who, candidates, {
          ...writeOptions(asked),
          columns,
          onConflict,
          ignoreDuplicates: resolution === 'ignore',
        });
  const status = resolution === 'merge' && created === 0 ? 200 : 201;
  const headers = { 'content-range': `*/${asked.count ? rows.length : '*'}` };
  return asked.returning
    ? answerRows(table.columns, asked, rows, { status, headers })
    : new Response(null, { status, headers });
}

async function update(table: TableAccess, who: Who, asked: RestRequest, values: JsonRow): Promise<Response> {
  refuseLimitedWrite(asked);
  // An update of nothing changes nothing, whatever the filter finds.
  const test = Object.keys(values).length === 0 ? () => false : asked.test;
  return afterWrite(table, asked, await table.update(who, test, values, writeOptions(asked)));
}

async function remove(table: TableAccess, who: Who, asked: RestRequest): Promise<Response> {
  refuseLimitedWrite(asked);
  return afterWrite(table, asked, await table.delete(who, asked.test, writeOptions(asked)));
}

function afterWrite(table: TableAccess, asked: RestRequest, rows: readonly JsonRow[]): Response {
  const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
  const headers = { 'content-range': `${range}/${asked.count ? rows.length : '*'}` };
  return asked.returning
    ? answerRows(table.columns, asked, rows, { status: 200, headers })
    : new Response(null, { status: 204, headers });
}

function refuseLimitedWrite(asked: RestRequest): void {
  if (asked.limit !== null || asked.offset > 0) throw new NotEmulatedError('a limit on a write');
}

function writeOptions({ returning, single, maxAffected }: RestRequest): {
  readonly returning: boolean;
  readonly admit: (rows: readonly JsonRow[]) => void;
} {
  return {
    returning,
    admit: (rows) => {
      if (single && returning) refuseUnlessOne(rows);
      if (maxAffected === null || rows.length <= maxAffected) return;
      const details = `The query affects ${rows.length} rows`;
      throw new PostgresError('PGRST124', 'Query result exceeds max-affected preference constraint', details);
    },
  };
}

const statuses: Readonly<Record<string, number>> = {
  PGRST103: 416,
  PGRST106: 406,
  PGRST116: 406,
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

function refusal({ code, message, details }: PostgresError, who: Who): Response {
  const status = code === '42501' ? (who.role === 'anon' ? 401 : 403) : (statuses[code] ?? 400);
  return Response.json({ code, details, hint: null, message }, { status });
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
