import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPassword } from './checkPassword.ts';
import { passwordChecklist } from './passwordChecklist.ts';

const met = (password: string) =>
  passwordChecklist(password)
    .filter(({ isMet }) => isMet)
    .map(({ problem }) => problem);

test('ACCOUNT-10 the list has the five rules and then the pattern, in the order in which they are checked', () => {
  expect(passwordChecklist('x').map(({ problem }) => problem)).toEqual([
    'too-short',
    'no-lowercase',
    'no-uppercase',
    'no-digit',
    'no-special',
    'common-pattern',
  ]);
});

test.each([
  ['', []],
  ['t', ['no-lowercase', 'common-pattern']],
  ['T4', ['no-uppercase', 'no-digit', 'common-pattern']],
  ['Vinterkveld123', ['too-short', 'no-lowercase', 'no-uppercase', 'no-digit']],
  ['Vinterkveld#74', ['too-short', 'no-lowercase', 'no-uppercase', 'no-digit', 'no-special', 'common-pattern']],
])('ACCOUNT-10 %j meets %j', (password, rules) => {
  expect(met(password)).toEqual(rules);
});

test('ACCOUNT-10 the first rule that is not met is the problem that the form shows', () => {
  const password = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('Vinterkveld#74', 'Vinterkveld74', 'kveld'));
  fc.assert(
    fc.property(password, (typed) => {
      const unmet = passwordChecklist(typed).find(({ isMet }) => !isMet);
      expect(unmet?.problem ?? null).toBe(checkPassword(typed));
    }),
    { seed: 14, numRuns: 200 },
  );
});
