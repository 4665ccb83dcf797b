import { characterCount } from '../account/characterCount.ts';

/** What is wrong with a typed word. */
export type HiddenWordProblem = 'too-short' | 'too-long' | 'not-a-word';

const SHORTEST = 2;
const LONGEST = 50;
const ONE_WORD = /^[\p{L}\p{M}\p{N}]+$/u;
const WORDS = /[\p{L}\p{N}]+/gu;
/** The longest endings of inflection have four letters: -enes, -este. */
const LONGEST_ENDING = 4;

/**
 * A typed word in the form in which hidden words are stored: without space around it, in lower case (CHAT-27).
 *
 * @example
 * toHiddenWord(' Idiot '); // 'idiot'
 */
export function toHiddenWord(typed: string): string {
  return plain(typed.trim());
}

/**
 * What is wrong with a typed word; null when it can be hidden (CHAT-27).
 *
 * @example
 * checkHiddenWord('idiot'); // null
 * checkHiddenWord('to ord'); // 'not-a-word'
 */
export function checkHiddenWord(typed: string): HiddenWordProblem | null {
  const word = toHiddenWord(typed);
  const length = characterCount(word);
  if (length < SHORTEST) return 'too-short';
  if (length > LONGEST) return 'too-long';
  return ONE_WORD.test(word) ? null : 'not-a-word';
}

/**
 * Whether a text has one of the hidden words: the whole word, or the word with an ending of at most four letters.
 * Letter case and marks piled on letters do not count (CHAT-27).
 *
 * @param hidden words in the form of `toHiddenWord`
 * @example
 * hasHiddenWord('Dommeren er idioten!', new Set(['idiot'])); // true
 * hasHiddenWord('En fantastisk kveld', new Set(['fan'])); // false
 */
export function hasHiddenWord(text: string, hidden: ReadonlySet<string>): boolean {
  if (hidden.size === 0) return false;
  const words = plain(text).match(WORDS) ?? [];
  return words.some((word) => {
    for (let ending = 0; ending <= LONGEST_ENDING; ending += 1) {
      if (hidden.has(word.slice(0, word.length - ending))) return true;
    }
    return false;
  });
}

/** Lower case without marks, except that `å` is a letter of its own. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
}
