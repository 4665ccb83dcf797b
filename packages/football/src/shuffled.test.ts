import { expect, test } from 'vitest';
import { createRandom } from './createRandom.ts';
import { shuffled } from './shuffled.ts';

test('shuffled keeps every item, leaves the list unchanged, and lets each item come first', () => {
  const items = ['a', 'b', 'c', 'd'];
  const orders = Array.from({ length: 100 }, (_, seed) => shuffled(items, createRandom(seed)));
  expect(items).toEqual(['a', 'b', 'c', 'd']);
  for (const order of orders) expect(order.toSorted((a, b) => a.localeCompare(b))).toEqual(items);
  expect(new Set(orders.map(([first]) => first)).size).toBe(4);
});
