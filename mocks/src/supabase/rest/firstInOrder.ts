import type { JsonRow } from '../columnTypes.ts';
import type { RowOrder } from './parseOrder.ts';

/**
 * The first so many rows in an order, as sorting all of them would give: a page of a long chat does not ask for the whole chat in
 * order. Rows that are equal stay as they came.
 *
 * @example
 * firstInOrder(rows, parseOrder('created_at.desc', 'messages', columns), 50);
 */
export function firstInOrder(rows: readonly JsonRow[], order: RowOrder, count: number): readonly JsonRow[] {
  const first: JsonRow[] = [];
  for (const row of rows) {
    const last = first.length < count ? undefined : first.at(-1);
    if (last !== undefined && order(row, last) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const there = first[middle];
      if (there !== undefined && order(row, there) < 0) high = middle;
      else low = middle + 1;
    }
    if (low >= count) continue;
    first.splice(low, 0, row);
    if (first.length > count) first.pop();
  }
  return first;
}
