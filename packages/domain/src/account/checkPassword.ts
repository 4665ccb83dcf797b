import { type PasswordProblem, passwordRules } from './passwordRules.ts';

/**
 * The first thing wrong with a password for a new account; null when it is good (ACCOUNT-1, ACCOUNT-2).
 *
 * A special character is visible and neither a letter nor a digit. A common pattern is one character three times in a
 * row; three neighbours, left to right, among the digits, the alphabet or a row of the Norwegian keyboard; or the word
 * «password» or «passord».
 */
export function checkPassword(password: string): PasswordProblem | null {
  return passwordRules.find(([, isBroken]) => isBroken(password))?.[0] ?? null;
}
