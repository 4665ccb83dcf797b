import type { Condition } from '@tribunen/protocol';
import type { RowOrder } from './parseOrder.ts';

/** A query of one table: its filter, its order and its columns. */
export interface Query {
  readonly condition: Condition;
  /** Whether the query has a filter; updates and deletes must have one. */
  readonly isFiltered: boolean;
  /** The columns that the query asks for; null for all. */
  readonly columns: readonly SelectedColumn[] | null;
  /** The order of the rows; null when the query asks for none. */
  readonly order: RowOrder | null;
  readonly offset: number;
  readonly limit: number | null;
}

/** A column that a query asks for, and its name in the answer. */
export interface SelectedColumn {
  readonly column: string;
  readonly as: string;
}
