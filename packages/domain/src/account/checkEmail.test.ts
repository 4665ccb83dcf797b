import { expect, test } from 'vitest';
import { checkEmail } from './checkEmail.ts';

test.each(['marte@eksempel.no', '  Marte.Moe+tribunen@Fotball.Eksempel.NO\n', "o'hara@xn--blbr-roah.no", 'a@b.co'])(
  'ACCOUNT-4 %s is an address',
  (email) => {
    expect(checkEmail(email)).toBeNull();
  },
);

test.each([
  '',
  'marte',
  'marte@',
  '@eksempel.no',
  'marte@eksempel',
  'marte@eksempel.n',
  'marte@@eksempel.no',
  '.marte@eksempel.no',
  'mar..te@eksempel.no',
  'mar te@eksempel.no',
  'marte@-eksempel.no',
  'marte@eksempel-.no',
  'marte@eksempel..no',
  'marte@eksempel.no, kari@eksempel.no',
])('ACCOUNT-4 «%s» is not an address', (email) => {
  expect(checkEmail(email)).toBe('invalid-format');
});

test('ACCOUNT-4 an address has at most 254 characters once it is trimmed', () => {
  const ending = '@eksempel.no';
  const longest = 'a'.repeat(254 - ending.length) + ending;
  expect(checkEmail(`  ${longest}  `)).toBeNull();
  expect(checkEmail(`a${longest}`)).toBe('too-long');
});

test('ACCOUNT-4 a long text that is not an address is refused quickly', () => {
  expect(checkEmail(`${'a.'.repeat(50_000)}@`)).toBe('invalid-format');
  expect(checkEmail(`a@${'a-'.repeat(50_000)}`)).toBe('invalid-format');
});
