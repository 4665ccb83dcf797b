import { expect, test } from 'vitest';
import { confirmsEmail } from './confirmsEmail.ts';

test.each([
  ['marte@eksempel.no', 'marte@eksempel.no', true],
  [' MARTE@eksempel.no\n', 'Marte@Eksempel.no', true],
  ['marte@eksempel.n', 'marte@eksempel.no', false],
  ['', 'marte@eksempel.no', false],
  [' ', '', false],
])('ACCOUNT-12 whether %j confirms the deletion of %s', (typed, own, confirms) => {
  expect(confirmsEmail(typed, own)).toBe(confirms);
});
