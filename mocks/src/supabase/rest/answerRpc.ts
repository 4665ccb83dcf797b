import { type Columns, type JsonRow, readValue } from '../columnTypes.ts';
import { PostgresError } from '../PostgresError.ts';
import { readJson } from '../readJson.ts';
import type { Who } from '../who.ts';
import { answerPage } from './answerRows.ts';
import { parseRestRequest } from './parseRestRequest.ts';
import type { Rpcs } from './Rpc.ts';

/** PostgREST's answer to a call of a database function: with GET the arguments stand in the address, with POST in the body. */
export async function answerRpc(rpcs: Rpcs, name: string, who: Who, request: Request): Promise<Response> {
  const rpc = Object.hasOwn(rpcs, name) ? rpcs[name] : undefined;
  const given = await readArguments(request);
  const isRead = request.method !== 'POST';
  if (rpc === undefined) throw notFound(name, isRead ? [] : Object.keys(given));
  const isParameter = (key: string): boolean => Object.hasOwn(rpc.parameters, key);
  const names = Object.keys(given).filter((key) => !isRead || isParameter(key));
  if (names.length !== Object.keys(rpc.parameters).length || !names.every(isParameter)) throw notFound(name, names);
  const asked = parseRestRequest(
    request,
    name,
    { columns: rpc.returns, references: [] },
    {},
    (key) => isRead && isParameter(key),
  );
  if (!rpc.roles.includes(who.role)) throw new PostgresError('42501', `permission denied for function ${name}`);
  if (isRead && rpc.writes) throw new PostgresError('25006', 'cannot execute UPDATE in a read-only transaction');
  const rows = await rpc.call(who, readParameters(rpc.parameters, given));
  return answerPage(rpc.returns, asked, rows.filter(asked.test), request.method === 'HEAD');
}

async function readArguments(request: Request): Promise<JsonRow> {
  if (request.method !== 'POST') return Object.fromEntries(new URL(request.url).searchParams);
  const body = (await readJson(request)) ?? null;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new PostgresError('PGRST102', 'Empty or invalid json');
  }
  return { ...body };
}

function readParameters(parameters: Columns, given: JsonRow): JsonRow {
  return Object.fromEntries(Object.entries(parameters).map(([name, type]) => [name, readValue(type, given[name])]));
}

function notFound(name: string, parameters: readonly string[]): PostgresError {
  const called =
    parameters.length === 0
      ? `public.${name} without parameters`
      : `public.${name}(${parameters.toSorted().join(', ')})`;
  return new PostgresError('PGRST202', `Could not find the function ${called} in the schema cache`);
}
