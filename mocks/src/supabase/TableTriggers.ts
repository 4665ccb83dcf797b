import type { JsonRow } from './columnTypes.ts';
import type { Who } from './who.ts';

/** What the triggers of a table do when its rows are written, whoever writes them: before they are checked, and after. */
export interface TableTriggers<Row extends JsonRow> {
  /** A new row with what the database itself fills in; it may break the table's constraints still. */
  readonly fill?: (who: Who, row: JsonRow) => JsonRow;
  /** New rows of one write; throws to refuse them. */
  readonly admit?: (who: Who, rows: readonly Row[]) => void;
  /** What becomes of a row that is changed; throws to refuse the change. */
  readonly change?: (who: Who, before: Row, after: Row) => Row;
  /** What follows from rows that have been written. */
  readonly follow?: (rows: readonly Row[]) => Promise<void>;
}
