import type { TableAccess } from '../GuardedTable.ts';
import type { Condition } from '@tribunen/protocol';
import type { RowOrder } from './parseOrder.ts';

/** A query of one table: which rows, in which order, with which columns and embedded rows. */
export interface Query {
  readonly condition: Condition;
  /** Whether the query has a filter; updates and deletes must have one. */
  readonly isFiltered: boolean;
  /** The columns that the query asks for; null for all. */
  readonly columns: readonly SelectedColumn[] | null;
  readonly embeds: readonly Embed[];
  /** Null when the query asks for no order. */
  readonly order: RowOrder | null;
  readonly offset: number;
  readonly limit: number | null;
}

/** A column that a query asks for, and its name in the answer. */
export interface SelectedColumn {
  readonly column: string;
  readonly as: string;
}

/** An embedded table: its rows are answered inside the rows that they belong to. */
export interface Embed {
  readonly as: string;
  readonly table: TableAccess;
  readonly query: Query;
  /** The embedded rows are those whose column `there` equals the outer row's column `here`. */
  readonly here: string;
  readonly there: string;
  /** Whether the embedded value is one row or null; otherwise it is an array. */
  readonly isToOne: boolean;
  /** Which outer rows are answered: those with embedded rows, those without, or all. */
  readonly shows: 'with' | 'without' | 'all';
  /**
   * False when the query asks for nothing of the embedded table, which then only decides which outer rows are answered.
   */
  readonly isShown: boolean;
}
