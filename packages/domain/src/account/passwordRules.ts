import { characterCount } from './characterCount.ts';

/** What is wrong with a new password, in the order in which the rules are checked. */
export type PasswordProblem =
  | 'too-short'
  | 'no-lowercase'
  | 'no-uppercase'
  | 'no-digit'
  | 'no-special'
  | 'common-pattern';

const SHORTEST = 12;
/** Keys that are neighbours, left to right: three of them in a row are a guess. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyzæøå', 'qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm'];
const WORDS = ['password', 'passord'];

/** The rules that a new password must not break, in the order in which they are checked (ACCOUNT-1, ACCOUNT-2). */
export const passwordRules: readonly (readonly [PasswordProblem, isBroken: (password: string) => boolean])[] = [
  ['too-short', (password) => characterCount(password) < SHORTEST],
  ['no-lowercase', (password) => !/\p{Ll}/u.test(password)],
  ['no-uppercase', (password) => !/\p{Lu}/u.test(password)],
  ['no-digit', (password) => !/\d/.test(password)],
  ['no-special', (password) => !/[^\p{L}\p{M}\p{N}\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(password)],
  ['common-pattern', hasCommonPattern],
];

/** Every three neighbours of every run, and the two words, as one expression, compiled once. */
const GUESSES = new RegExp([...RUNS.flatMap(threes), ...WORDS].join('|'), 'i');

function threes(run: string): string[] {
  return Array.from({ length: run.length - 2 }, (_, start) => run.slice(start, start + 3));
}

function hasCommonPattern(password: string): boolean {
  return /(.)\1\1/su.test(password) || GUESSES.test(password);
}
