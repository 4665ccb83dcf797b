import type { JsonRow, Who } from '@tribunen/protocol';

/**
 * The triggers of a table. They run at every write, also at those of the backend's own jobs. `fill` runs before the
 * constraints are checked, the others after that.
 */
export interface TableTriggers<Row extends JsonRow> {
  /**
   * Sets the columns of a new row whose values the database decides. The result may still break the table's
   * constraints.
   */
  readonly fill?: (who: Who, row: JsonRow) => JsonRow;
  /** Checks the new rows of one write; throws to refuse them. */
  readonly admit?: (who: Who, rows: readonly Row[]) => void;
  /** Returns the final state of a changed row; throws to refuse the change. */
  readonly change?: (who: Who, before: Row, after: Row) => Row;
  /** Makes the further changes that the written rows cause. */
  readonly follow?: (rows: readonly Row[]) => Promise<void>;
}
