import { type Columns, type JsonRow, PostgresError, readJson, readValue, type Who } from '@tribunen/protocol';
import { answerPage, refuseUnlessOne } from './answerRows.ts';
import { parseRestRequest } from './parseRestRequest.ts';
import type { Rpcs } from './Rpc.ts';
import { pageOf } from './showRows.ts';

/** PostgREST's answer to a call of a database function, whose arguments are in the body. */
export async function answerRpc(rpcs: Rpcs, name: string, who: Who, request: Request): Promise<Response> {
  const rpc = Object.hasOwn(rpcs, name) ? rpcs[name] : undefined;
  const given = await readArguments(request);
  const names = Object.keys(given);
  const isGiven = (key: string): boolean => names.includes(key) || rpc?.optional?.includes(key) === true;
  const parameters = Object.keys(rpc?.parameters ?? {});
  if (rpc === undefined || !parameters.every(isGiven) || !names.every((key) => parameters.includes(key))) {
    throw new PostgresError('PGRST202', `Could not find the function public.${name} in the schema cache`);
  }
  const check = (): void => {
    if (!rpc.roles.includes(who.role)) throw new PostgresError('42501', `permission denied for function ${name}`);
  };
  if ('value' in rpc) {
    check();
    return Response.json(await rpc.value(who, readParameters(rpc.parameters, given)));
  }
  const asked = parseRestRequest(request, name, rpc.returns);
  check();
  const narrow = (rows: readonly JsonRow[]): readonly JsonRow[] =>
    rows.filter((row) => asked.query.condition(row) === true);
  const rows = await rpc.call(who, readParameters(rpc.parameters, given), (all) => {
    if (asked.single) refuseUnlessOne(pageOf(asked.query, narrow(all), asReturned));
  });
  return answerPage(asked, narrow(rows), rpc.returns, asReturned);
}

/** Keeps rows in the order in which a function returns them. */
const asReturned = (): number => 0;

async function readArguments(request: Request): Promise<JsonRow> {
  const body = (await readJson(request)) ?? null;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new PostgresError('PGRST102', 'Empty or invalid json');
  }
  return { ...body };
}

function readParameters(parameters: Columns, given: JsonRow): JsonRow {
  return Object.fromEntries(Object.entries(parameters).map(([name, type]) => [name, readValue(type, given[name])]));
}
