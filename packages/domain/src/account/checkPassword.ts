import { characterCount } from './characterCount.ts';

/** What is wrong with a new password, in the order in which it is checked. */
export type PasswordProblem =
  | 'too-short'
  | 'no-lowercase'
  | 'no-uppercase'
  | 'no-digit'
  | 'no-special'
  | 'common-pattern';

const SHORTEST = 12;
/** Keys next to each other, left to right. Three of them in a row are easy to guess. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyzæøå', 'qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'];
const WORDS = ['password', 'passord'];

const RULES: readonly (readonly [PasswordProblem, (password: string) => boolean])[] = [
  ['too-short', (password) => characterCount(password) < SHORTEST],
  ['no-lowercase', (password) => !/\p{Ll}/u.test(password)],
  ['no-uppercase', (password) => !/\p{Lu}/u.test(password)],
  ['no-digit', (password) => !/\d/.test(password)],
  ['no-special', (password) => !/[^\p{L}\p{M}\p{N}\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(password)],
  ['common-pattern', hasCommonPattern],
];

/** Every three neighbours of every run, and the two words, compiled once into one expression. */
const GUESSES = new RegExp([...RUNS.flatMap(threes), ...WORDS].join('|'), 'i');

function threes(run: string): string[] {
  return Array.from({ length: run.length - 2 }, (_, start) => run.slice(start, start + 3));
}

function hasCommonPattern(password: string): boolean {
  return /(.)\1\1/su.test(password) || GUESSES.test(password);
}

/**
 * The first thing wrong with a password for a new account; null when it is good (ACCOUNT-1, ACCOUNT-2).
 *
 * A special character is visible and neither a letter nor a digit. A common pattern is one character three times in a
 * row; three neighbours, left to right, among the digits, the alphabet or a row of the Norwegian keyboard; or the word
 * «password» or «passord».
 *
 * @example
 * checkPassword('Tribune!74'); // 'too-short'
 * checkPassword('vinterkveld#74'); // 'no-uppercase'
 * checkPassword('Vinterkveld#123'); // 'common-pattern'
 * checkPassword('Vinterkveld#74'); // null
 */
export function checkPassword(password: string): PasswordProblem | null {
  return RULES.find(([, isBroken]) => isBroken(password))?.[0] ?? null;
}
