import { expect, test } from 'vitest';
import { scrub, scrubPath } from './scrub.ts';

const secrets = [
  'Hei på deg',
  'kari@stand.no',
  'kari.nordmann+tribune@stand.no',
  '3f0c1f5e-1111-4222-8333-944444444444',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'sb_publishable_n0tAr3alK3y',
  'https://abc.supabase.co/rest/v1/messages?user_id=eq.42',
  '/friends/3f0c1f5e',
  '4791234567',
];

test.each(secrets)('%s is cut out of a message, quoted or not', (secret) => {
  for (const quoted of [`"${secret}"`, `'${secret}'`, `«${secret}»`, `“${secret}”`, `"${secret}`]) {
    expect(scrub(`Unexpected token, ${quoted}... is not valid`)).not.toContain(secret);
  }
  if (secret.includes(' ')) return;
  for (const text of [secret, `Key (email)=(${secret}) is taken`, `in ${secret}: gone`, `token=${secret},`]) {
    expect(scrub(text)).not.toContain(secret);
  }
});

test('a text with quotation marks in it is cut from the first to the last', () => {
  expect(scrub(`Unexpected token 'H', "Hei "du" der"... is not valid JSON`)).toBe(
    'Unexpected token …... is not valid JSON',
  );
});

test('the words of the code stay, in one line of at most 200 characters', () => {
  expect(scrub('A query failed')).toBe('A query failed');
  expect(scrub('about.json: 500')).toBe('about.json: 500');
  expect(scrub('x is not\na function')).toBe('x is not a function');
  expect(scrub('word '.repeat(99))).toHaveLength(200);
});

test.each([
  ['/match/500001', '/match/…'],
  ['/friends/3f0c1f5e-1111-4222-8333-944444444444', '/friends/…'],
  ['/competition/PL', '/competition/…'],
  ['/settings/follows', '/settings/follows'],
  ['/', '/'],
])('the address %s is reported as %s', (path, scrubbed) => {
  expect(scrubPath(path)).toBe(scrubbed);
});
