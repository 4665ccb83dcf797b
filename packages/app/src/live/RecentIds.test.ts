import { expect, test } from 'vitest';
import { RecentIds } from './RecentIds.ts';

test('what was told lately is known, and what is long past is forgotten', () => {
  const told = new RecentIds();
  for (let n = 0; n < 12_000; n += 1) told.add(`e${n}`);
  expect(['e0', 'e3999', 'e4000', 'e11999'].map(told.has)).toEqual([false, false, true, true]);
  told.clear();
  expect(told.has('e11999')).toBe(false);
});
