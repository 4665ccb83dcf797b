import { createRandom } from '@tribunen/football';
import type { JsonRow } from '@tribunen/protocol';
import type { RowOrder } from './parseOrder.ts';

/**
 * The order of rows when a request asks for none. In Postgres an updated row moves to a free place, so no code may rely
 * on this order. Here the order depends on the seed and on each row's content, so an updated row moves too. The same
 * rows always have the same order, in every tab.
 */
export function heapOrder(seed: number): RowOrder {
  const places = new WeakMap<JsonRow, number>();
  const placeOf = (row: JsonRow): number => {
    const known = places.get(row);
    if (known !== undefined) return known;
    const place = createRandom(seed, JSON.stringify(row))();
    places.set(row, place);
    return place;
  };
  return (a, b) => placeOf(a) - placeOf(b);
}
