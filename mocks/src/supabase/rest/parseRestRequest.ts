import type { TableAccess, Test } from '../GuardedTable.ts';
import { NotEmulatedError, PostgresError } from '../PostgresError.ts';
import { allOf, type Condition } from './Condition.ts';
import { isLogical, parseLogic } from './parseLogic.ts';
import { parseOrder, type RowOrder } from './parseOrder.ts';
import { parseSelect, type SelectedColumn } from './parseSelect.ts';
import { readCondition } from './readCondition.ts';
import { refuseUnknownColumn } from './refuseUnknownColumn.ts';
import { splitTopLevel } from './splitTopLevel.ts';

/** What a request asks of one table, read and checked against its columns. */
export interface RestRequest {
  readonly test: Test;
  /** The columns asked for; null for all. */
  readonly select: readonly SelectedColumn[] | null;
  readonly order: RowOrder | null;
  readonly offset: number;
  readonly limit: number | null;
  /** `columns=`: which keys of the body count, and are null where they are missing. */
  readonly bodyColumns: readonly string[] | null;
  /** What becomes of a new row whose key is there already; null: it is refused. */
  readonly resolution: 'merge' | 'ignore' | null;
  /** The columns of that key; null for the primary key. */
  readonly onConflict: readonly string[] | null;
  /** Exactly one row, or the request fails. */
  readonly single: boolean;
  readonly count: boolean;
  readonly returning: boolean;
  readonly missingIsDefault: boolean;
  /** A write that would change more rows fails; null: any number. */
  readonly maxAffected: number | null;
}

const knownPreferences = new Set([
  'return=minimal',
  'return=representation',
  'count=exact',
  // The planner's guess is as good as the truth here.
  'count=planned',
  'count=estimated',
  'missing=default',
  'missing=null',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'handling=strict',
  'handling=lenient',
]);

/**
 * Reads a PostgREST request (address and headers) for a table with these columns.
 *
 * @param tables every table, for the relations between them
 * @param isArgument tells the parameters that are a function's arguments, which are not read here
 * @throws {PostgresError} for what PostgREST refuses too
 * @throws {NotEmulatedError} for what PostgREST would answer and the mock cannot
 */
export function parseRestRequest(
  request: Request,
  name: string,
  table: Pick<TableAccess, 'columns' | 'references'>,
  tables: Readonly<Record<string, Pick<TableAccess, 'columns' | 'references'>>>,
  isArgument: (parameter: string) => boolean = () => false,
): RestRequest {
  const { searchParams } = new URL(request.url);
  const { columns } = table;
  const preferences = splitHeader(request.headers.get('prefer'));
  const maxAffected = preferences.map((each) => /^max-affected=(\d+)$/.exec(each)?.[1]).find((each) => each);
  for (const preference of preferences) {
    if (!knownPreferences.has(preference) && !/^max-affected=\d+$/.test(preference)) {
      throw new NotEmulatedError(`Prefer: ${preference}`);
    }
  }
  if (request.headers.has('range')) throw new NotEmulatedError('the header Range');
  const accept = request.headers.get('accept') ?? '';
  if (/text\/csv|geo\+json|plan\+|nulls=stripped/.test(accept)) throw new NotEmulatedError(`Accept: ${accept}`);

  const conditions: Condition[] = [];
  let select: RestRequest['select'] = null;
  let order: RestRequest['order'] = null;
  let bodyColumns: RestRequest['bodyColumns'] = null;
  let onConflict: RestRequest['onConflict'] = null;
  for (const [parameter, value] of searchParams) {
    if (isArgument(parameter)) continue;
    if (isLogical(parameter)) conditions.push(parseLogic(name, parameter, value, columns));
    else if (parameter === 'select') select = value === '' ? null : parseSelect(value, name, table, tables);
    else if (parameter === 'order') order = parseOrder(value, name, columns);
    else if (parameter === 'columns') bodyColumns = readNames(value, name, columns);
    else if (parameter === 'on_conflict') onConflict = readNames(value, name, columns);
    else if (parameter !== 'limit' && parameter !== 'offset') {
      conditions.push(readCondition(name, parameter, value, columns));
    }
  }
  const condition = allOf(conditions);
  return {
    test: (row) => condition(row) === true,
    select,
    order,
    offset: readOffset(searchParams.get('offset')),
    limit: readLimit(searchParams.get('limit')),
    bodyColumns,
    resolution: preferences.includes('resolution=merge-duplicates')
      ? 'merge'
      : preferences.includes('resolution=ignore-duplicates')
        ? 'ignore'
        : null,
    onConflict,
    single: accept.includes('application/vnd.pgrst.object+json'),
    count: preferences.some((preference) => preference.startsWith('count=')),
    returning: preferences.includes('return=representation'),
    missingIsDefault: preferences.includes('missing=default'),
    maxAffected: preferences.includes('handling=strict') && maxAffected !== undefined ? Number(maxAffected) : null,
  };
}

function splitHeader(header: string | null): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readNames(text: string, table: string, columns: TableAccess['columns']): readonly string[] {
  const names = splitTopLevel(text).map((name) => name.trim().replaceAll('"', ''));
  for (const name of names) refuseUnknownColumn(name, table, columns);
  return names;
}

/** What is no whole number is passed over, as PostgREST does. */
function readCount(text: string | null): number | null {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
}

function readLimit(text: string | null): number | null {
  const limit = readCount(text);
  if (limit === null || limit >= 0) return limit;
  const details = 'Limit should be greater than or equal to zero.';
  throw new PostgresError('PGRST103', 'Requested range not satisfiable', details);
}

function readOffset(text: string | null): number {
  const offset = readCount(text) ?? 0;
  if (offset < 0) throw new PostgresError('2201X', 'OFFSET must not be negative');
  return offset;
}
