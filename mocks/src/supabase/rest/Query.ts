import type { TableAccess } from '../GuardedTable.ts';
import type { Condition } from './Condition.ts';
import type { RowOrder } from './parseOrder.ts';

/** What is asked of one table: which rows, in which order, and what of each. */
export interface Query {
  readonly condition: Condition;
  /** Whether anything narrows the rows: what changes or removes rows must say which. */
  readonly isFiltered: boolean;
  /** The columns asked for; null for all. */
  readonly columns: readonly SelectedColumn[] | null;
  readonly embeds: readonly Embed[];
  /** Null where none is asked for. */
  readonly order: RowOrder | null;
  readonly offset: number;
  readonly limit: number | null;
}

/** A column that is asked for, and the name that it is to be answered under. */
export interface SelectedColumn {
  readonly column: string;
  readonly as: string;
}

/** Rows of a table that are shown inside of the rows that they belong to. */
export interface Embed {
  readonly as: string;
  readonly table: TableAccess;
  readonly query: Query;
  /** Which value of the outer row (`here`) is which of the inner one's (`there`). */
  readonly here: string;
  readonly there: string;
  /** One row or null; else an array. */
  readonly isToOne: boolean;
  /** Which outer rows are shown: those that have such rows, those that have none, or all. */
  readonly shows: 'with' | 'without' | 'all';
  /** False where nothing of it is asked for: then it only decides which outer rows are shown. */
  readonly isShown: boolean;
}
