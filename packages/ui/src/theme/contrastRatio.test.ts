import { expect, test } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';

test('black on white is 21, a colour on itself 1, and the order does not matter', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrastRatio('#86D95F', '#86D95F')).toBe(1);
});

test('the grey that WCAG gives as the lightest readable on white is just readable', () => {
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
