import {
  type Columns,
  type JsonRow,
  NotEmulatedError,
  PostgresError,
  readJson,
  readValue,
  type Who,
} from '@tribunen/protocol';
import type { Rpcs } from './Rpc.ts';

/** PostgREST's answer to a call of a database function, whose arguments are in the body. */
export async function answerRpc(rpcs: Rpcs, name: string, who: Who, request: Request): Promise<Response> {
  const { search } = new URL(request.url);
  if (search !== '') throw new NotEmulatedError(`a query of a function: ${search}`);
  const rpc = Object.hasOwn(rpcs, name) ? rpcs[name] : undefined;
  const given = await readArguments(request);
  const names = Object.keys(given);
  const isGiven = (key: string): boolean => names.includes(key) || rpc?.optional?.includes(key) === true;
  const parameters = Object.keys(rpc?.parameters ?? {});
  if (rpc === undefined || !parameters.every(isGiven) || !names.every((key) => parameters.includes(key))) {
    throw new PostgresError('PGRST202', `Could not find the function public.${name} in the schema cache`);
  }
  if (!rpc.roles.includes(who.role)) throw new PostgresError('42501', `permission denied for function ${name}`);
  return Response.json(await rpc.call(who, readParameters(rpc.parameters, given)));
}

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
