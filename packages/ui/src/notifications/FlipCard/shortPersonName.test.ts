import { expect, test } from 'vitest';
import { shortPersonName } from './shortPersonName.ts';

test('the first of several names becomes an initial', () => {
  expect(shortPersonName('Erling Haaland')).toBe('E. Haaland');
  expect(shortPersonName('Virgil van Dijk')).toBe('V. van Dijk');
  expect(shortPersonName('  Åge   Hareide ')).toBe('Å. Hareide');
});

test('a single name, or a short one, stays as it is', () => {
  expect(shortPersonName('Casemiro')).toBe('Casemiro');
  expect(shortPersonName('E. Haaland')).toBe('E. Haaland');
  expect(shortPersonName('')).toBe('');
});
