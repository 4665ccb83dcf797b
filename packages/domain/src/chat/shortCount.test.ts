import { expect, test } from 'vitest';
import { shortCount } from './shortCount.ts';

test('CHAT-6 a count above 999 is shown in whole thousands', () => {
  expect(shortCount(0)).toEqual({ unit: 'ones', n: 0 });
  expect(shortCount(999)).toEqual({ unit: 'ones', n: 999 });
  expect(shortCount(1000)).toEqual({ unit: 'thousands', n: 1 });
  expect(shortCount(12_999)).toEqual({ unit: 'thousands', n: 12 });
});
