import type { JsonRow, Who } from '@tribunen/protocol';

/**
 * The triggers of a table. They run whenever its rows are written, whoever writes them: `fill` before the constraints
 * are checked, the others after that.
 */
export interface TableTriggers<Row extends JsonRow> {
  /**
   * Fills in the columns of a new row whose values the database decides. The result may still break the table's
   * constraints.
   */
  readonly fill?: (who: Who, row: JsonRow) => JsonRow;
  /** Checks the new rows of one write; throws to refuse them. */
  readonly admit?: (who: Who, rows: readonly Row[]) => void;
  /** Returns the final state of a changed row; throws to refuse the change. */
  readonly change?: (who: Who, before: Row, after: Row) => Row;
  /** Runs after rows have been written, to make further changes that these rows cause. */
  readonly follow?: (rows: readonly Row[]) => Promise<void>;
}
