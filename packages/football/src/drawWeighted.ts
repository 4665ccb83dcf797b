import type { Random } from './createRandom.ts';

/**
 * One of several items, each as likely as its weight.
 *
 * @throws {RangeError} when there are no items
 *
 * @example
 * drawWeighted(['a', 'b'], (item) => (item === 'a' ? 3 : 1), random); // 'a' three times of four
 */
export function drawWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, random: Random): Item {
  let ticket = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  for (const item of items) {
    ticket -= weightOf(item);
    if (ticket < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new RangeError('There is nothing to draw from');
  return last;
}
