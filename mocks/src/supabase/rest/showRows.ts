import { type Columns, type JsonRow, renderRow } from '@tribunen/protocol';
import { project } from '../project.ts';
import { firstInOrder } from './firstInOrder.ts';
import type { RowOrder } from './parseOrder.ts';
import type { Query } from './Query.ts';

/** A row in the answer: the selected columns under their names. */
export function showRow({ columns }: Query, types: Columns, row: JsonRow): JsonRow {
  const rendered = renderRow(types, row);
  return columns === null ? rendered : Object.fromEntries(columns.map(({ column, as }) => [as, rendered[column]]));
}

/**
 * The page of rows that a query asks for, in the query's order, with at most `project.maxRows` rows.
 *
 * @param otherwise the order of rows for which the query asks for no order, or which are equal in the query's order
 */
export function pageOf(
  { order, offset, limit }: Query,
  found: readonly JsonRow[],
  otherwise: RowOrder,
): readonly JsonRow[] {
  const inOrder: RowOrder = order === null ? otherwise : (a, b) => order(a, b) || otherwise(a, b);
  const end = offset + Math.min(limit ?? project.maxRows, project.maxRows);
  return (end < found.length ? firstInOrder(found, inOrder, end) : found.toSorted(inOrder)).slice(offset, end);
}
