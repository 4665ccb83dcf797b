import type { JsonRow } from '@tribunen/protocol';
import type { RowOrder } from './parseOrder.ts';

/**
 * The first `count` rows in an order. Equal rows keep their order. This is faster than sorting all rows, which matters
 * for a page of a long chat.
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
