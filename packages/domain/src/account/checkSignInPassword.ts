import { characterCount } from './characterCount.ts';

/** The shortest password that sign-in accepts, in characters (ACCOUNT-3). */
export const shortestSignInPassword = 6;

/** What is wrong with a password at sign-in. Only the length is checked: six characters (ACCOUNT-3). */
export function checkSignInPassword(password: string): 'too-short' | null {
  return characterCount(password) < shortestSignInPassword ? 'too-short' : null;
}
