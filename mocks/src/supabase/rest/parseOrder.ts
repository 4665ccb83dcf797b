import {
  type Columns,
  compareValues,
  type JsonRow,
  NotEmulatedError,
  splitTopLevel,
  typeOfColumn,
  unknownColumn,
} from '@tribunen/protocol';

/** Compares two rows: negative when the first comes first, positive when the second does. */
export type RowOrder = (a: JsonRow, b: JsonRow) => number;

/**
 * The order that `order=` asks for: `priority.desc,id`. Null comes last in ascending and first in descending
 * order.
 *
 * @throws {PostgresError} 42703 (no such column)
 */
export function parseOrder(text: string, table: string, columns: Columns): RowOrder {
  const keys = splitTopLevel(text).map((term) => {
    const parts = /^([a-z_0-9]+)(\.asc|\.desc)?$/i.exec(term.trim());
    if (parts === null) throw new NotEmulatedError(`order=${text}`);
    const column = parts[1] ?? '';
    if (typeOfColumn(columns, column) === undefined) {
      throw unknownColumn(table, column);
    }
    return { column, sign: parts[2] === '.desc' ? -1 : 1 };
  });
  return (a, b) => {
    for (const { column, sign } of keys) {
      const [left, right] = [a[column] ?? null, b[column] ?? null];
      const order =
        left === null || right === null ? Number(left === null) - Number(right === null) : compareValues(left, right);
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}
