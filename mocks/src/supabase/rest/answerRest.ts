import { type Columns, type JsonRow, readValue, renderRow } from '../columnTypes.ts';
import type { TableAccess } from '../GuardedTable.ts';
import { NotEmulatedError, PostgresError } from '../PostgresError.ts';
import { readJson } from '../readJson.ts';
import type { Who } from '../who.ts';
import { parseRestRequest, refuseUnknownColumn, type RestRequest } from './parseRestRequest.ts';

/** The tables that REST reaches, by name. */
export type RestTables = Readonly<Record<string, TableAccess>>;

/**
 * PostgREST's answer to a request under `/rest/v1`.
 *
 * @param who whom the request's token speaks for
 * @example
 * const response = await answerRest(tables, { role: 'anon' }, request);
 */
export async function answerRest(tables: RestTables, who: Who, request: Request): Promise<Response> {
  try {
    return await route(tables, who, request);
  } catch (error) {
    if (error instanceof PostgresError) return refusal(error, who);
    if (error instanceof NotEmulatedError) return notEmulated(error, request);
    throw error;
  }
}

async function route(tables: RestTables, who: Who, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = pathname.slice(pathname.indexOf('/rest/v1/') + '/rest/v1/'.length);
  if (name.startsWith('rpc/')) {
    const called = `public.${name.slice('rpc/'.length)}`;
    throw new PostgresError('PGRST202', `Could not find the function ${called} in the schema cache`);
  }
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table === undefined) {
    throw new PostgresError('PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
  }
  const asked = parseRestRequest(request, name, table.columns);
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return read(table, who, asked, request.method === 'HEAD');
    case 'POST':
      return insert(table, who, asked, await readCandidates(request, name, table.columns, asked));
    case 'PATCH':
      return update(table, who, asked, await readValues(request, name, table.columns));
    case 'DELETE':
      return remove(table, who, asked);
    default:
      throw new NotEmulatedError(request.method);
  }
}

function read(table: TableAccess, who: Who, asked: RestRequest, headersOnly: boolean): Response {
  const found = [...table.select(who, asked.test)];
  if (asked.order !== null) found.sort(asked.order);
  const rows = found.slice(asked.offset, asked.limit === null ? undefined : asked.offset + asked.limit);
  if (asked.count && asked.offset > 0 && asked.offset >= found.length) {
    throw new PostgresError(
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${asked.offset} was requested, but there are only ${found.length} rows.`,
    );
  }
  const total = asked.count ? String(found.length) : '*';
  const range = rows.length === 0 ? '*' : `${asked.offset}-${asked.offset + rows.length - 1}`;
  const partial = asked.count && rows.length < found.length;
  return answer(table, asked, rows, partial ? 206 : 200, { 'content-range': `${range}/${total}` }, headersOnly);
}

async function insert(
  table: TableAccess,
  who: Who,
  asked: RestRequest,
  candidates: readonly JsonRow[],
): Promise<Response> {
  const rows = await table.insert(who, candidates, writeOptions(asked));
  const headers = { 'content-range': `*/${asked.count ? rows.length : '*'}` };
  return asked.returning
    ? answer(table, asked, rows, 201, headers, false)
    : new Response(null, { status: 201, headers });
}

async function update(table: TableAccess, who: Who, asked: RestRequest, values: JsonRow): Promise<Response> {
  refuseLimitedWrite(asked);
  const rows = await table.update(who, asked.test, values, writeOptions(asked));
  return afterWrite(table, asked, rows);
}

async function remove(table: TableAccess, who: Who, asked: RestRequest): Promise<Response> {
  refuseLimitedWrite(asked);
  return afterWrite(table, asked, await table.delete(who, asked.test, writeOptions(asked)));
}

function afterWrite(table: TableAccess, asked: RestRequest, rows: readonly JsonRow[]): Response {
  const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
  const headers = { 'content-range': `${range}/${asked.count ? rows.length : '*'}` };
  return asked.returning
    ? answer(table, asked, rows, 200, headers, false)
    : new Response(null, { status: 204, headers });
}

function refuseLimitedWrite(asked: RestRequest): void {
  if (asked.limit !== null || asked.offset > 0) throw new NotEmulatedError('a limit on a write');
}

function writeOptions(asked: RestRequest): {
  readonly returning: boolean;
  readonly admit: (rows: readonly JsonRow[]) => void;
} {
  return {
    returning: asked.returning,
    admit: (rows) => {
      if (asked.single && asked.returning) refuseUnlessOne(rows);
    },
  };
}

function refuseUnlessOne(rows: readonly JsonRow[]): void {
  if (rows.length === 1) return;
  throw new PostgresError(
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows.length} rows`,
  );
}

function answer(
  table: TableAccess,
  asked: RestRequest,
  rows: readonly JsonRow[],
  status: number,
  headers: Readonly<Record<string, string>>,
  headersOnly: boolean,
): Response {
  const shown = (asked.returning || status < 300 ? rows : []).map((row) => {
    const rendered = renderRow(table.columns, row);
    if (asked.select === null) return rendered;
    return Object.fromEntries(asked.select.map((column) => [column, rendered[column]]));
  });
  if (asked.single) refuseUnlessOne(shown);
  const type = asked.single ? 'application/vnd.pgrst.object+json' : 'application/json';
  return new Response(headersOnly ? null : JSON.stringify(asked.single ? shown[0] : shown), {
    status,
    headers: { ...headers, 'content-type': `${type}; charset=utf-8` },
  });
}

async function readCandidates(
  request: Request,
  table: string,
  columns: Columns,
  asked: RestRequest,
): Promise<readonly JsonRow[]> {
  const body = await readBody(request);
  const { bodyColumns } = asked;
  return (Array.isArray(body) ? body : [body]).map((candidate: unknown) => {
    const values = readRow(candidate, table, columns);
    if (bodyColumns === null) return values;
    const missing = asked.missingIsDefault ? [] : bodyColumns.map((column) => [column, null] as const);
    const named = Object.entries(values).filter(([column]) => bodyColumns.includes(column));
    return Object.fromEntries([...missing, ...named]);
  });
}

async function readValues(request: Request, table: string, columns: Columns): Promise<JsonRow> {
  return readRow(await readBody(request), table, columns);
}

async function readBody(request: Request): Promise<unknown> {
  const body = await readJson(request);
  if (body === undefined) throw new PostgresError('PGRST102', 'Empty or invalid json');
  return body;
}

function readRow(value: unknown, table: string, columns: Columns): JsonRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PostgresError('PGRST102', 'All object keys must match');
  }
  return Object.fromEntries(
    Object.entries(value).map(([column, raw]) => {
      refuseUnknownColumn(column, table, columns);
      return [column, readValue(columns[column] ?? 'text', raw)];
    }),
  );
}

const statuses: Readonly<Record<string, number>> = {
  PGRST103: 416,
  PGRST116: 406,
  PGRST202: 404,
  PGRST205: 404,
  PGRST301: 401,
  PGRST303: 401,
  '23503': 409,
  '23505': 409,
  '42883': 404,
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
