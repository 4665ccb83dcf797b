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
 * The order that `order=` asks for: `priority.desc.nullslast,id`. Null comes last in ascending and first in descending
 * order, unless the text says otherwise.
 *
 * @throws {PostgresError} 42703 (no such column)
 */
export function parseOrder(text: string, table: string, columns: Columns): RowOrder {
  const keys = splitTopLevel(text).map((term) => {
    const parts = /^([a-z_0-9]+)(\.asc|\.desc)?(\.nullsfirst|\.nullslast)?$/i.exec(term.trim());
    if (parts === null) throw new NotEmulatedError(`order=${text}`);
    const column = parts[1] ?? '';
    if (typeOfColumn(columns, column) === undefined) {
      throw unknownColumn(table, column);
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
