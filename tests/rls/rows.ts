import { testedTables, tableOf } from '../tables/lib/testedTables.ts';
import type { Row } from '../tables/lib/TestedTable.ts';
import { ids } from './people.ts';

export const tables: readonly string[] = [...testedTables.keys()];

/** The owner's row of a table; in tables that link two users, the row that links the owner and the friend. */
export function firstRow(table: string): Row {
  return tableOf(table).first(ids);
}

/** A new row as the asker would write it, without the columns that the database fills in. */
export function newRow(table: string, asker: string): Row {
  return tableOf(table).newRow(asker, ids);
}
