import type { Who } from '../gateway/who.ts';
import type { Columns } from '../postgres/columnTypes.ts';

/** A table as the realtime server knows it. */
export interface ListenedTable {
  readonly columns: Columns;
  /** Whether its changes are sent. */
  readonly published: boolean;
  /** Whether the role may read the table at all, however few rows its policies show it. */
  isReadableBy(who: Who): boolean;
}

/** The tables of the schema `public`, by name. */
export type ListenedTables = Readonly<Record<string, ListenedTable>>;
