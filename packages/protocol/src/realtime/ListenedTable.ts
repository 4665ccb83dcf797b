import type { Who } from '../gateway/who.ts';
import type { Columns, JsonRow } from '../postgres/columnTypes.ts';

/** A table, as far as the realtime server needs it. */
export interface ListenedTable {
  readonly columns: Columns;
  /** The columns of the table's replica identity, the only columns known of a deleted row. */
  readonly identity: readonly string[];
  /** Whether the realtime server sends the table's changes. */
  readonly published: boolean;
  /** Whether the role may select from the table, however few rows its policies show. */
  isReadableBy(who: Who): boolean;
}

/** The tables of the schema `public`, by name. */
export type ListenedTables = Readonly<Record<string, ListenedTable>>;

/** The columns of a deleted row that the table's replica identity makes known. */
export function identityOf(row: JsonRow, table: ListenedTable | undefined): JsonRow {
  return Object.fromEntries((table?.identity ?? []).map((column) => [column, row[column]]));
}
