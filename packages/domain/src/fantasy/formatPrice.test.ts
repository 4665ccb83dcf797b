import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

test('FANTASY-4 a price in tenths of millions has one decimal', () => {
  expect([38, 40, 145, 0].map(formatPrice)).toEqual(['3.8', '4.0', '14.5', '0.0']);
});
