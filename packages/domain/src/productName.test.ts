import { expect, test } from 'vitest';
import { defaultProductName } from './productName.ts';

test('the product is Tribunen where nothing else is set, a word that the sender of a mail needs no quotes around', () => {
  expect(defaultProductName).toBe('Tribunen');
  expect(defaultProductName).toMatch(/^\p{L}+$/u);
});
