import { type Columns, type JsonRow, PostgresError, readJson, readValue, type Who } from '@tribunen/protocol';
import { answerPage, refuseTooMany, refuseUnlessOne } from './answerRows.ts';
import { closestName } from './closestName.ts';
import { parseRestRequest } from './parseRestRequest.ts';
import type { Rpcs } from './Rpc.ts';
import { pageOf, showRows } from './showRows.ts';

/**
 * PostgREST's answer to a call of a database function: with GET the arguments are in the address, with POST in the
 * body.
 */
export async function answerRpc(rpcs: Rpcs, name: string, who: Who, request: Request): Promise<Response> {
  const rpc = Object.hasOwn(rpcs, name) ? rpcs[name] : undefined;
  const given = await readArguments(request);
  const isRead = request.method !== 'POST';
  const isParameter = (key: string): boolean => rpc !== undefined && Object.hasOwn(rpc.parameters, key);
  const names = Object.keys(given).filter((key) => !isRead || isParameter(key) || !isOfQuery(key, given[key]));
  const isGiven = (key: string): boolean => names.includes(key) || rpc?.optional?.includes(key) === true;
  const isCalled = Object.keys(rpc?.parameters ?? {}).every(isGiven) && names.every(isParameter);
  if (rpc === undefined || !isCalled) throw notFound(rpcs, name, names, !isRead);
  const check = (): void => {
    if (!rpc.roles.includes(who.role)) throw new PostgresError('42501', `permission denied for function ${name}`);
    if (isRead && rpc.writes) throw new PostgresError('25006', 'cannot execute UPDATE in a read-only transaction');
  };
  if ('value' in rpc) {
    check();
    return Response.json(rpc.value(who, readParameters(rpc.parameters, given)));
  }
  const asked = parseRestRequest(request, name, rpc.returns, {}, (key) => isRead && isParameter(key));
  check();
  const shown = showRows(asked.query, rpc.returns, who, asReturned);
  const narrow = (rows: readonly JsonRow[]): readonly JsonRow[] =>
    rows.filter((row) => asked.query.condition(row) === true);
  const rows = await rpc.call(who, readParameters(rpc.parameters, given), (all) => {
    const page = pageOf(asked.query, narrow(all), asReturned);
    if (asked.single) refuseUnlessOne(page);
    refuseTooMany(page, asked.maxAffected);
  });
  return answerPage(asked, narrow(rows), shown, asReturned, request.method === 'HEAD');
}

/** Keeps rows in the order in which a function returns them. */
const asReturned = (): number => 0;

const ofQuery = /^(?:select|columns|on_conflict|(?:.*\.)?(?:order|limit|offset|and|or))$/;
const operation =
  /^(?:not\.)?(?:(?:eq|gte?|lte?|i?like|i?match)(?:\((?:any|all)\))?|neq|in|is|isdistinct|cs|cd|ov|sl|sr|nxr|nxl|adj|(?:pl|ph|w)?fts(?:\(\w+\))?)\./;

/**
 * Whether a parameter of a GET belongs to the query (a filter, or the form of the answer) and is therefore no argument
 * of the function.
 */
function isOfQuery(key: string, value: unknown): boolean {
  return ofQuery.test(key) || (typeof value === 'string' && operation.test(value));
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

function notFound(rpcs: Rpcs, name: string, given: readonly string[], hasBody: boolean): PostgresError {
  const names = given.toSorted().join(', ');
  const called = given.length === 0 ? ' without parameters' : `(${names})`;
  const searched = given.length === 0 ? called : ` with parameter${given.length > 1 ? 's' : ''} ${names}`;
  const orWhole = hasBody ? ' or with a single unnamed json/jsonb parameter' : '';
  return new PostgresError(
    'PGRST202',
    `Could not find the function public.${name}${called} in the schema cache`,
    `Searched for the function public.${name}${searched}${orWhole}, but no matches were found in the schema cache.`,
    hintAt(rpcs, name, `(${names})`),
  );
}

/**
 * PostgREST's hint: another function with a similar name or, of a function with the same name, its parameters if they
 * are similar.
 */
function hintAt(rpcs: Rpcs, name: string, given: string): string | null {
  const known = Object.hasOwn(rpcs, name) ? rpcs[name] : undefined;
  const parameters = `(${Object.keys(known?.parameters ?? {})
    .toSorted()
    .join(', ')})`;
  const closest =
    known === undefined ? closestName(Object.keys(rpcs), name, 0.75) : closestName([parameters], given, 0.33);
  if (closest === null) return null;
  return `Perhaps you meant to call the function public.${known === undefined ? closest : name + closest}`;
}
