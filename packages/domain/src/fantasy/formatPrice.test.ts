import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

test('FANTASY-4 a price in tenths of millions has one decimal', () => {
  expect([38, 40, 145, 0].map((tenths) => formatPrice(tenths, 'fpl'))).toEqual(['3.8', '4.0', '14.5', '0.0']);
});

test('FANTASY-26 a price in Eliteserien Fantasy has a decimal comma', () => {
  expect([39, 100, 121].map((tenths) => formatPrice(tenths, 'eliteserien'))).toEqual(['3,9', '10,0', '12,1']);
});
