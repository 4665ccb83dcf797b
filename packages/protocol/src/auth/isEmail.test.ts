import { expect, test } from 'vitest';
import { isEmail } from './isEmail.ts';

const host = `@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.no`;

test.each([
  'marte@eksempel.no',
  'marte+tribunen@eksempel.no',
  "o'hara@eksempel.no",
  'marte@xn--blbr-roah.no',
  '.marte..s.@eksempel.no',
  'a!#$%&*/=?^_`{|}~-@eksempel.no',
  'marte@localhost',
  `${'m'.repeat(255 - host.length)}${host}`,
])('the auth server accepts %s', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'marte',
  'marte@',
  '@eksempel.no',
  'marte@@eksempel.no',
  'marte@eksempel.no.',
  'marte@-eksempel.no',
  'marte@eksem_pel.no',
  `marte@${'a'.repeat(64)}.no`,
  'marte@blåbær.no',
  'mårte@eksempel.no',
  'marte s@eksempel.no',
  'Marte <marte@eksempel.no>',
  '"marte"@eksempel.no',
  'marte@eksempel.no\n',
  `${'m'.repeat(256 - host.length)}${host}`,
])('the auth server refuses %j', (text) => {
  expect(isEmail(text)).toBe(false);
});
