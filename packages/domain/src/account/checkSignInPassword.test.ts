import { expect, test } from 'vitest';
import { checkSignInPassword } from './checkSignInPassword.ts';

test('ACCOUNT-3 at sign-in a password only has to be six characters long', () => {
  expect(checkSignInPassword('aaaaa')).toBe('too-short');
  expect(checkSignInPassword('aaaaaa')).toBeNull();
});
