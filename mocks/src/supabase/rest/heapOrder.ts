import { createRandom } from '@tribunen/football';
import type { JsonRow } from '@tribunen/protocol';
import type { RowOrder } from './parseOrder.ts';

/**
 * The order of rows when a request asks for none. In Postgres an updated row moves to wherever there is room. Here the
 * order depends on the rows' content and the seed, so that an updated row moves too, and no code comes to rely on its
 * place. The same rows have the same order in every tab, at any time.
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
