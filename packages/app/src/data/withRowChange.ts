import type { RowChange } from '@tribunen/contract';

/** What a table's rows become in the app: anything with the row's id. */
export interface Row {
  readonly id: string;
}

/**
 * The rows after a change of one of them. A row that is there already keeps its place, a new one comes last, and one that comes twice is there
 * once: the screen sorts.
 *
 * @example
 * withRowChange([{ id: 'a' }], { type: 'DELETE', id: 'a' }); // []
 */
export function withRowChange<Value extends Row>(rows: readonly Value[], change: RowChange<Value>): readonly Value[] {
  if (change.type === 'DELETE') return rows.filter(({ id }) => id !== change.id);
  const { value } = change;
  return rows.some(({ id }) => id === value.id)
    ? rows.map((row) => (row.id === value.id ? value : row))
    : [...rows, value];
}
