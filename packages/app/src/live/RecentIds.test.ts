import { expect, test } from 'vitest';
import { RecentIds } from './RecentIds.ts';

test('recent ids are known, and old ones are forgotten', () => {
  const ids = new RecentIds();
  for (let n = 0; n < 12_000; n += 1) ids.add(`e${n}`);
  expect(['e0', 'e3999', 'e4000', 'e11999'].map(ids.has)).toEqual([false, false, true, true]);
  ids.clear();
  expect(ids.has('e11999')).toBe(false);
});
