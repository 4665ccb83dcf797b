import { type PasswordProblem, passwordRules } from './passwordRules.ts';

/**
 * The first thing wrong with a password for a new account, or null where it is good (ACCOUNT-1, ACCOUNT-2).
 *
 * A special character is one that is seen and is neither a letter nor a digit. A common pattern is the same character three times in a
 * row; three neighbours, left to right, of the digits, the alphabet or a row of the Norwegian keyboard; «password» or «passord».
 *
 * @example
 * checkPassword('Tribune!74'); // 'too-short'
 * checkPassword('vinterkveld#74'); // 'no-uppercase'
 * checkPassword('Vinterkveld#123'); // 'common-pattern'
 * checkPassword('Vinterkveld#74'); // null
 */
export function checkPassword(password: string): PasswordProblem | null {
  return passwordRules.find(([, isBroken]) => isBroken(password))?.[0] ?? null;
}
