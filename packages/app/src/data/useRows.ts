import type { UseQueryResult } from '@tanstack/react-query';
import type { RowsParts } from './mergeRows.ts';
import { useLiveQuery } from './useLiveQuery.ts';
import type { RowChange } from '@tribunen/contract';

/**
 * A list of rows that stays live: loaded by its query, merged by id with every change from the socket, and loaded again
 * whenever the subscription comes up.
 */
export function useRows<Value extends Row, Change>(parts: LiveRows<Value, Change>): UseQueryResult<readonly Value[]> {
  return useLiveQuery({ ...parts, receive: withRowChange });
}

/** A list of rows: the query that loads it, and the subscription that keeps it live. */
export type LiveRows<Value extends Row, Change> = Pick<
  RowsParts<RowChange<Value>, readonly Value[], Change>,
  'query' | 'subscribe'
>;

/** An entity of the app that a row of a table becomes. It has the id of the row. */
export interface Row {
  readonly id: string;
}

/**
 * The rows after a change of one of them. A known row keeps its place, a new row is added at the end, and a row that
 * arrives twice is listed once. The screen sorts the rows.
 */
export function withRowChange<Value extends Row>(rows: readonly Value[], change: RowChange<Value>): readonly Value[] {
  if (change.type === 'DELETE') return rows.filter(({ id }) => id !== change.id);
  const { value } = change;
  return rows.some(({ id }) => id === value.id)
    ? rows.map((row) => (row.id === value.id ? value : row))
    : [...rows, value];
}
