import { characterCount } from './characterCount.ts';

/** The least number of characters that a password has at sign-in (ACCOUNT-3). */
export const shortestSignInPassword = 6;

/**
 * What is wrong with a password at sign-in, where only its length is looked at: six characters (ACCOUNT-3).
 *
 * @example
 * checkSignInPassword('hemme'); // 'too-short'
 * checkSignInPassword('hemmel'); // null
 */
export function checkSignInPassword(password: string): 'too-short' | null {
  return characterCount(password) < shortestSignInPassword ? 'too-short' : null;
}
