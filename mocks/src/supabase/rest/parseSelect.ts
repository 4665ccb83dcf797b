import { type Columns, NotEmulatedError, splitTopLevel, typeOfColumn, unknownColumn } from '@tribunen/protocol';
import type { SelectedColumn } from './Query.ts';

const column = /^(?:([\w-]+):)?(\w+)$/;

/**
 * Parses `select=`: the columns in their order; null for all.
 *
 * @throws {PostgresError} 42703 (no such column)
 * @throws {NotEmulatedError} for casts, paths into JSON, embedded and counted rows
 */
export function parseSelect(text: string, table: string, columns: Columns): readonly SelectedColumn[] | null {
  if (text === '') return null;
  return splitTopLevel(text).flatMap((term): readonly SelectedColumn[] => {
    const item = term.trim();
    if (item === '*') return Object.keys(columns).map((name) => ({ column: name, as: name }));
    const [, as, name] = column.exec(item) ?? [];
    if (name === undefined) throw new NotEmulatedError(`select=${text}`);
    if (typeOfColumn(columns, name) === undefined) throw unknownColumn(table, name);
    return [{ column: name, as: as ?? name }];
  });
}
