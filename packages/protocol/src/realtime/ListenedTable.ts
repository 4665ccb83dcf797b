import type { Who } from '../gateway/who.ts';
import type { Columns, JsonRow } from '../postgres/columnTypes.ts';

/** A table as the realtime server knows it. */
export interface ListenedTable {
  readonly columns: Columns;
  /** The table's replica identity: the columns that are known of a row that is gone. */
  readonly identity: readonly string[];
  /** Whether its changes are sent. */
  readonly published: boolean;
  /** Whether the role may read the table at all, however few rows its policies show it. */
  isReadableBy(who: Who): boolean;
}

/** The tables of the schema `public`, by name. */
export type ListenedTables = Readonly<Record<string, ListenedTable>>;

/** What is known of a row as it was before a change. */
export function identityOf(row: JsonRow, table: ListenedTable | undefined): JsonRow {
  return Object.fromEntries((table?.identity ?? []).map((column) => [column, row[column]]));
}
