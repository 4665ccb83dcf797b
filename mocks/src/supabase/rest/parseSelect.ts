import { typeOfColumn } from '../columnTypes.ts';
import type { TableAccess } from '../GuardedTable.ts';
import { NotEmulatedError, PostgresError } from '../PostgresError.ts';
import { splitTopLevel } from './splitTopLevel.ts';

/** A column that is asked for, and the name that it is to be answered under. */
export interface SelectedColumn {
  readonly column: string;
  readonly as: string;
}

type Selectable = Pick<TableAccess, 'columns' | 'references'>;

const aggregate = /^(?:[\w-]+:)?(?:count|\w+\.(?:count|sum|avg|min|max))\(\)(?:::\w+)?$/;

/**
 * The columns that `select=` asks for, in their order.
 *
 * @param tables every table, for the relations between them
 * @throws {PostgresError} 42703 (no such column), PGRST200 (an embedded table that no foreign key leads to or from), PGRST123
 * (an aggregate, which no project allows unless it is set so)
 * @throws {NotEmulatedError} for casts, paths into JSON and embedded tables
 */
export function parseSelect(
  text: string,
  table: string,
  { columns, references }: Selectable,
  tables: Readonly<Record<string, Selectable>>,
): readonly SelectedColumn[] {
  return splitTopLevel(text).flatMap((term) => {
    const item = term.trim();
    if (item === '*') return Object.keys(columns).map((column) => ({ column, as: column }));
    const [, alias, name] = /^(?:([\w-]+):)?(\w+)$/.exec(item) ?? [];
    if (name !== undefined) {
      if (typeOfColumn(columns, name) !== undefined) return [{ column: name, as: alias ?? name }];
      throw new PostgresError('42703', `column ${table}.${name} does not exist`);
    }
    if (aggregate.test(item)) throw new PostgresError('PGRST123', 'Use of aggregate functions is not allowed');
    const embedded = /^(?:[\w-]+:)?(\w+)(?:!\w+)*\(.*\)$/s.exec(item)?.[1];
    if (embedded !== undefined) {
      const there = Object.hasOwn(tables, embedded) ? tables[embedded] : undefined;
      const isRelated =
        references.some((reference) => reference.table === embedded) ||
        there?.references.some((reference) => reference.table === table) === true;
      if (!isRelated) throw noRelationship(table, embedded);
    }
    throw new NotEmulatedError(`select=${text}`);
  });
}

function noRelationship(table: string, embedded: string): PostgresError {
  const between = `between '${table}' and '${embedded}'`;
  return new PostgresError(
    'PGRST200',
    `Could not find a relationship ${between} in the schema cache`,
    `Searched for a foreign key relationship ${between} in the schema 'public', but no matches were found.`,
  );
}
