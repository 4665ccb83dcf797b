import { createRandom } from '../../feed/createRandom.ts';
import type { JsonRow } from '../columnTypes.ts';
import type { RowOrder } from './parseOrder.ts';

/**
 * The order of rows that nobody has asked an order of. In Postgres a row that is changed moves to wherever there is room; here every
 * row stands where its content and the seed put it, so that it moves when it is changed, and nobody comes to count on where it was.
 * The same rows stand alike in every tab, whenever they are asked for.
 *
 * @example
 * rows.toSorted(heapOrder(1));
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
