import { expect, test } from 'vitest';
import { checkSignInPassword } from './checkSignInPassword.ts';

test('ACCOUNT-3 at sign-in a password is only asked to be six characters', () => {
  expect(checkSignInPassword('aaaaa')).toBe('too-short');
  expect(checkSignInPassword('aaaaaa')).toBeNull();
});
