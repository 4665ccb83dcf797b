import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPassword } from './checkPassword.ts';

test.each([
  ['Kveld#74', 'too-short'],
  ['Vinterkve74', 'too-short'],
  ['VINTERKVELD74', 'no-lowercase'],
  ['vinterkveld74', 'no-uppercase'],
  ['Vinterkvelden', 'no-digit'],
  ['Vinterkveld74', 'no-special'],
  ['Vinter kveld74', 'no-special'],
  ['Vinter\u200bkveld74', 'no-special'],
  ['Vinter\u0007kveld74', 'no-special'],
  ['Vinterkveld74🔥', null],
  ['Vinterkveld123!', 'common-pattern'],
  ['Vinterkveld#74', null],
  ['Ærlig-øl-på-Åsen 9', null],
])('ACCOUNT-1 the first problem with %s, in the order of the rules, is %s', (password, problem) => {
  expect(checkPassword(password)).toBe(problem);
});

test('ACCOUNT-1 a password needs twelve characters, and an emoji counts as one', () => {
  expect(checkPassword('Vinterkve#7')).toBe('too-short');
  expect(checkPassword('Vinterkve#74')).toBeNull();
  expect(checkPassword('Vinterk#7🔥🔥')).toBe('too-short');
});

test('ACCOUNT-1 letters with rings and strokes are letters, not special characters', () => {
  expect(checkPassword('ÆØÅÆØÅÆØÅÆØÅ7#')).toBe('no-lowercase');
  expect(checkPassword('æøåæøåæøåæøå7#')).toBe('no-uppercase');
  expect(checkPassword('Vinterkvæld74')).toBe('no-special');
});

test.each([
  'Viiinterkveld#74',
  'Vinterkveld###7',
  'Vinterkveld#7000',
  'Vinterkveld#890',
  'Vinterkveld#012',
  'Vinterkveld#7Abc',
  'Vinterkveld#7xyz',
  'Vinterkveld#7ÆØÅ',
  'Vinterkveld#7qwe',
  'Vinterkveld#7IOP',
  'Vinterkveld#7asd',
  'Vinterkveld#7ZXC',
  'Vinter-Password-7',
  'Vinter-pAssOrd-74',
])('ACCOUNT-2 %s contains a common pattern', (password) => {
  expect(checkPassword(password)).toBe('common-pattern');
});

test.each(['Viinterkveld##74', 'Vinterkveld#aB7', 'Vinterkveld#97531', 'Vinterkveld#cba7', 'Pass-ord-vinter7'])(
  'ACCOUNT-2 %s contains no common pattern',
  (password) => {
    expect(checkPassword(password)).toBeNull();
  },
);

test('ACCOUNT-2 a run of three, inserted anywhere, spoils a good password', () => {
  const run = fc.constantFrom('123', 'aBc', 'Qwe', 'fgh', '!!!', 'uuu', 'PASSORD', 'password');
  fc.assert(
    fc.property(run, fc.nat({ max: 14 }), (pattern, at) => {
      const good = 'Vinterkveld#74';
      expect(checkPassword(good.slice(0, at) + pattern + good.slice(at))).toBe('common-pattern');
    }),
    { seed: 4, numRuns: 200 },
  );
});
