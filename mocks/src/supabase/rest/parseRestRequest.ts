import { type Columns, NotEmulatedError, splitTopLevel } from '@tribunen/protocol';
import { parseQuery } from './parseQuery.ts';
import type { Query } from './Query.ts';
import { refuseUnknownColumn } from './refuseUnknownColumn.ts';

/** A parsed request for one table, checked against its columns. */
export interface RestRequest {
  readonly query: Query;
  /** `columns=`: the keys of the body that are used; a row without such a key gets null. */
  readonly bodyColumns: readonly string[] | null;
  /** What happens to a new row whose key exists: it is merged with the stored row, ignored or (null) refused. */
  readonly resolution: 'merge' | 'ignore' | null;
  /** The columns that decide whether a row is already there; null for the primary key. */
  readonly onConflict: readonly string[] | null;
  readonly returning: boolean;
}

const knownPreferences = new Set([
  'return=minimal',
  'return=representation',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
]);
/** Parameters that are not filters. */
const ofBodyOrShape = new Set(['select', 'columns', 'on_conflict']);

/**
 * Parses a PostgREST request (address and headers) for a table with these columns.
 *
 * @throws {PostgresError} for a request that PostgREST refuses too
 * @throws {NotEmulatedError} for a request that PostgREST would answer and the mock does not
 */
export function parseRestRequest(request: Request, name: string, columns: Columns): RestRequest {
  const { searchParams } = new URL(request.url);
  const preferences = splitHeader(request.headers.get('prefer'));
  for (const preference of preferences) {
    if (!knownPreferences.has(preference)) throw new NotEmulatedError(`Prefer: ${preference}`);
  }
  if (request.headers.has('range')) throw new NotEmulatedError('the header Range');
  const accept = request.headers.get('accept') ?? '';
  if (/text\/csv|geo\+json|pgrst\./.test(accept)) throw new NotEmulatedError(`Accept: ${accept}`);

  const parameters = [...searchParams].filter(([parameter]) => !ofBodyOrShape.has(parameter));
  return {
    query: parseQuery(name, columns, searchParams.get('select') ?? '', parameters),
    bodyColumns: readNames(searchParams.get('columns'), name, columns),
    resolution: preferences.includes('resolution=merge-duplicates')
      ? 'merge'
      : preferences.includes('resolution=ignore-duplicates')
        ? 'ignore'
        : null,
    onConflict: readNames(searchParams.get('on_conflict'), name, columns),
    returning: preferences.includes('return=representation'),
  };
}

function splitHeader(header: string | null): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readNames(text: string | null, table: string, columns: Columns): readonly string[] | null {
  if (text === null) return null;
  const names = splitTopLevel(text).map((name) => name.trim().replaceAll('"', ''));
  for (const name of names) refuseUnknownColumn(name, table, columns);
  return names;
}
