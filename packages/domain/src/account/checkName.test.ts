import { expect, test } from 'vitest';
import { checkName } from './checkName.ts';

test.each(['Kari', 'Åse Bjørnæs', 'Kari-Anne', "D'Arcy", 'D’Arcy', 'Ole Jr. 2', 'André', '  Kari  '])(
  'ACCOUNT-5 «%s» is a name',
  (name) => {
    expect(checkName(name)).toBeNull();
  },
);

test('ACCOUNT-5 a name is not empty', () => {
  expect(checkName('')).toBe('empty');
  expect(checkName(' \n ')).toBe('empty');
});

test('ACCOUNT-5 a name has at most a hundred characters', () => {
  expect(checkName('ø'.repeat(100))).toBeNull();
  expect(checkName('ø'.repeat(101))).toBe('too-long');
  expect(checkName('<'.repeat(101))).toBe('too-long');
});

test.each(['www.example.com', 'example.com', 'Kari evil.no', 'St.Hans'])(
  'ACCOUNT-5 «%s» looks like a web address',
  (name) => {
    expect(checkName(name)).toBe('web-address');
  },
);

test.each(['J.R.R. Tolkien', 'Ole Jr.', 'St. Hans', 'O. Hansen', '...'])(
  'ACCOUNT-5 the dots of «%s» make no web address',
  (name) => {
    expect(checkName(name)).toBeNull();
  },
);

test('ACCOUNT-23 a word of the app is reserved', () => {
  expect(checkName(' Tribunen ')).toBe('reserved');
});

test.each([
  'Ka\u0301\u0301\u0301ri',
  '<b>Kari</b>',
  'kari@brann',
  'kari_1',
  'Kari\nAnne',
  'Kari ⚽',
  'Kari, Anne',
  'Ka\u200bri',
  'Kari\u034f',
  '\u3164',
])('ACCOUNT-5 «%s» has characters that are not allowed in a name', (name) => {
  expect(checkName(name)).toBe('invalid-characters');
});
