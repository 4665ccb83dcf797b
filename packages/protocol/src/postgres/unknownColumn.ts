import type { Columns } from './columnTypes.ts';
import { PostgresError } from './PostgresError.ts';
import { levenshtein } from './levenshtein.ts';

/** Postgres suggests a column that differs by at most this many characters, and by at most half of them. */
const mostChanges = 3;

/**
 * Postgres' error for an unknown column: 42703, with a hint when one or two columns are the most similar.
 *
 * @param table the table's name or alias in the query
 * @example
 * throw unknownColumn('user_follows', 'priorities', columns);
 */
export function unknownColumn(table: string, name: string, columns: Columns): PostgresError {
  const known = Object.keys(columns).map((column) => ({ column, changes: levenshtein(column, name) }));
  const near = known.filter(({ changes }) => changes <= Math.min(mostChanges, Math.floor(name.length / 2)));
  const fewest = Math.min(...near.map(({ changes }) => changes));
  const closest = near
    .filter(({ changes }) => changes === fewest)
    .map(({ column }) => `the column "${table}.${column}"`);
  const hint =
    closest.length === 1 || closest.length === 2 ? `Perhaps you meant to reference ${closest.join(' or ')}.` : null;
  return new PostgresError('42703', `column ${table}.${name} does not exist`, null, hint);
}
