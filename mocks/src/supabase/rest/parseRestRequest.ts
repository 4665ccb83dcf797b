import { type Columns, compareValues, type JsonRow, typeOfColumn } from '../columnTypes.ts';
import type { Test } from '../GuardedTable.ts';
import { NotEmulatedError, PostgresError } from '../PostgresError.ts';
import { parseCondition } from './parseCondition.ts';
import { splitTopLevel } from './splitTopLevel.ts';

/** What a request asks of one table, read and checked against its columns. */
export interface RestRequest {
  readonly test: Test;
  /** The columns asked for, in their order; null for all. */
  readonly select: readonly string[] | null;
  readonly order: ((a: JsonRow, b: JsonRow) => number) | null;
  readonly offset: number;
  readonly limit: number | null;
  /** `columns=`: which keys of the body count, and are null where they are missing. */
  readonly bodyColumns: readonly string[] | null;
  /** Exactly one row, or the request fails. */
  readonly single: boolean;
  readonly count: boolean;
  readonly returning: boolean;
  readonly missingIsDefault: boolean;
}

const logical = new Set(['and', 'or', 'not.and', 'not.or']);
const knownPreferences = new Set([
  'return=minimal',
  'return=representation',
  'count=exact',
  'missing=default',
  'missing=null',
]);

/**
 * Reads a PostgREST request (address and headers) for a table with these columns.
 *
 * @throws {PostgresError} for what PostgREST refuses too
 * @throws {NotEmulatedError} for what PostgREST would answer and the mock cannot
 */
export function parseRestRequest(request: Request, table: string, columns: Columns): RestRequest {
  const { searchParams } = new URL(request.url);
  const preferences = splitHeader(request.headers.get('prefer'));
  for (const preference of preferences) {
    if (!knownPreferences.has(preference)) throw new NotEmulatedError(`Prefer: ${preference}`);
  }
  if (request.headers.has('range')) throw new NotEmulatedError('the header Range');
  const accept = request.headers.get('accept') ?? '';
  if (/text\/csv|geo\+json|plan\+|nulls=stripped/.test(accept)) throw new NotEmulatedError(`Accept: ${accept}`);

  const tests: Test[] = [];
  let select: RestRequest['select'] = null;
  let order: RestRequest['order'] = null;
  let bodyColumns: RestRequest['bodyColumns'] = null;
  for (const [name, value] of searchParams) {
    if (logical.has(name) || name === 'on_conflict') throw new NotEmulatedError(`${name}=${value}`);
    if (name === 'select') select = readSelect(value, table, columns);
    else if (name === 'order') order = readOrder(value, table, columns);
    else if (name === 'columns') bodyColumns = readBodyColumns(value, table, columns);
    else if (name !== 'limit' && name !== 'offset') tests.push(parseCondition(name, value, columns));
  }
  return {
    test: (row) => tests.every((test) => test(row)),
    select,
    order,
    offset: readCount(searchParams.get('offset')) ?? 0,
    limit: readCount(searchParams.get('limit')),
    bodyColumns,
    single: accept.includes('application/vnd.pgrst.object+json'),
    count: preferences.includes('count=exact'),
    returning: preferences.includes('return=representation'),
    missingIsDefault: preferences.includes('missing=default'),
  };
}

function splitHeader(header: string | null): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readSelect(text: string, table: string, columns: Columns): readonly string[] | null {
  const names = splitTopLevel(text).map((name) => name.trim());
  if (names.includes('*') && names.length === 1) return null;
  for (const name of names) {
    if (!/^[a-z_0-9]+$/i.test(name)) throw new NotEmulatedError(`select=${text}`);
    if (typeOfColumn(columns, name) === undefined)
      throw new PostgresError('42703', `column ${table}.${name} does not exist`);
  }
  return names;
}

function readOrder(text: string, table: string, columns: Columns): (a: JsonRow, b: JsonRow) => number {
  const keys = splitTopLevel(text).map((term) => {
    const parts = /^([a-z_0-9]+)(\.asc|\.desc)?(\.nullsfirst|\.nullslast)?$/i.exec(term.trim());
    if (parts === null) throw new NotEmulatedError(`order=${text}`);
    const column = parts[1] ?? '';
    if (typeOfColumn(columns, column) === undefined) {
      throw new PostgresError('42703', `column ${table}.${column} does not exist`);
    }
    const descending = parts[2] === '.desc';
    const nullsFirst = parts[3] === undefined ? descending : parts[3] === '.nullsfirst';
    return { column, sign: descending ? -1 : 1, nullSign: nullsFirst ? -1 : 1 };
  });
  return (a, b) => {
    for (const { column, sign, nullSign } of keys) {
      const [left, right] = [a[column] ?? null, b[column] ?? null];
      const order =
        left === null || right === null
          ? (Number(left === null) - Number(right === null)) * nullSign
          : compareValues(left, right) * sign;
      if (order !== 0) return order;
    }
    return 0;
  };
}

function readBodyColumns(text: string, table: string, columns: Columns): readonly string[] {
  const names = splitTopLevel(text).map((name) => name.trim().replaceAll('"', ''));
  for (const name of names) refuseUnknownColumn(name, table, columns);
  return names;
}

/** @throws {PostgresError} PGRST204 */
export function refuseUnknownColumn(name: string, table: string, columns: Columns): void {
  if (typeOfColumn(columns, name) !== undefined) return;
  throw new PostgresError('PGRST204', `Could not find the '${name}' column of '${table}' in the schema cache`);
}

function readCount(text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d+$/.test(text)) throw new PostgresError('22023', `invalid limit or offset: "${text}"`);
  return Number(text);
}
