import { expect, test } from 'vitest';
import { normaliseEmail } from './normaliseEmail.ts';

test('ACCOUNT-4 an address is compared trimmed and in lower case', () => {
  expect(normaliseEmail('\tKARI@Eksempel.no ')).toBe('kari@eksempel.no');
});
