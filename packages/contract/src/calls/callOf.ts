import { safeParse } from 'valibot';
import type { Call, TableCall } from './Call.ts';
import { toPattern } from './toPattern.ts';

/** A request under `/rest/v1`, `/functions/v1` or to a live endpoint. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly prefer: string | null;
  /** The body, parsed; null where there is none. */
  readonly body: unknown;
}

/** The name of the call that a request makes; null for a request that matches no call. */
export function callOf<Name extends string>(calls: Readonly<Record<Name, Call>>, asked: Asked): Name | null {
  for (const name in calls) if (makes(asked, calls[name])) return name;
  return null;
}

function makes(asked: Asked, call: Call): boolean {
  const { pathname, search } = new URL(asked.url);
  switch (call.kind) {
    case 'topic':
      return false;
    case 'endpoint': {
      const [path = '', query = ''] = call.path.split('?');
      return pathname.endsWith(`/${path}`) && hasParameters(search, query);
    }
    case 'function':
      return (
        asked.method === 'POST' &&
        pathname.endsWith(`/functions/v1/${call.name}`) &&
        (call.input === null || safeParse(call.input, asked.body).success)
      );
    case 'procedure':
      return (
        asked.method === 'POST' &&
        pathname.endsWith(`/rest/v1/rpc/${call.name}`) &&
        search === '' &&
        isInput(call.input?.entries ?? {}, asked.body ?? {})
      );
    case 'read':
    case 'write': {
      const [table = '', query = ''] = call.path.split('?');
      return (
        asked.method === call.method &&
        pathname.endsWith(`/rest/v1/${table}`) &&
        hasParameters(search, query, call) &&
        resolutionOf(asked.prefer) === call.existing &&
        (call.input === null || rowsOf(asked.body).every((row) => isInput(call.input?.entries ?? {}, row)))
      );
    }
  }
}

/**
 * Whether an address has all parameters of a call, and otherwise only its optional ones and the names of the written
 * columns.
 */
function hasParameters(
  search: string,
  query: string,
  { optional = [], method = 'GET' }: Partial<TableCall> = {},
): boolean {
  const given = [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`);
  const wanted = query === '' ? [] : query.split('&');
  const left = given.filter((each) => !(method === 'POST' && each.startsWith('columns=')));
  const take = (template: string): boolean => {
    const at = left.findIndex((each) => toPattern(template).test(each));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  if (!wanted.every(take)) return false;
  optional.forEach(take);
  return left.length === 0;
}

function resolutionOf(prefer: string | null): TableCall['existing'] {
  if (prefer?.includes('resolution=merge-duplicates') === true) return 'merge-duplicates';
  return prefer?.includes('resolution=ignore-duplicates') === true ? 'ignore-duplicates' : null;
}

const rowsOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : [body]);

/** Whether a body has an input's columns, and no others. The database checks their values. */
function isInput(entries: Readonly<Record<string, { readonly type: string }>>, body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const given = Object.keys(body);
  const needed = Object.entries(entries).flatMap(([column, { type }]) => (type === 'optional' ? [] : [column]));
  return given.every((column) => Object.hasOwn(entries, column)) && needed.every((column) => given.includes(column));
}
