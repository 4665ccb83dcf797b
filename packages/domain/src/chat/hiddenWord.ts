import { characterCount } from '../account/characterCount.ts';
import { foldLetters, foldSpelling, foldText, keepRing, RING_A } from '../text/foldText.ts';

/** What is wrong with a typed word. */
export type HiddenWordProblem = 'too-short' | 'too-long' | 'not-a-word';

const SHORTEST = 2;
const LONGEST = 50;
const ONE_WORD = /^[\p{L}\p{M}\p{N}]+$/u;
/** The longest endings of inflection have four letters: -enes, -este. */
const LONGEST_ENDING = 4;
/** Three letters or more that stand alone in a row: a word that is spaced out. */
const SPACED_OUT = /(?<!\S)\p{L}(?: \p{L}){2,}(?!\S)/gu;

/** A typed word in the form in which hidden words are stored: without space around it, in lower case (CHAT-27). */
export function toHiddenWord(typed: string): string {
  return plain(typed.trim());
}

/** What is wrong with a typed word; null when it can be hidden (CHAT-27). */
export function checkHiddenWord(typed: string): HiddenWordProblem | null {
  const word = toHiddenWord(typed);
  const length = characterCount(word);
  if (length < SHORTEST) return 'too-short';
  if (length > LONGEST) return 'too-long';
  const isOne = ONE_WORD.test(word) && /^\S+$/.test(foldText(word));
  return isOne ? null : 'not-a-word';
}

/**
 * Whether a text has one of the hidden words: the whole word, or the word with an ending of at most four letters.
 * Words are compared as a search compares them, also where a word is spaced out letter by letter, with two exceptions:
 * a plain letter of a hidden word does not match «æ» or «ø», and an «å» does not match a plain «a». So «hore» does not
 * hide «høre», and «tåpe» does not hide «tape» (CHAT-27).
 *
 * @param hidden words in the form of `toHiddenWord`
 */
export function hasHiddenWord(text: string, hidden: ReadonlySet<string>): boolean {
  if (hidden.size === 0) return false;
  const forms = formsOf(hidden);
  return [foldLetters(text), foldSpelling(text), foldSpelling(keepRing(text))].flatMap(wordsOf).some((word) => {
    for (let ending = 0; ending <= LONGEST_ENDING && ending < word.length; ending += 1) {
      if (forms.has(word.slice(0, word.length - ending))) return true;
    }
    return false;
  });
}

const knownForms = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The forms in which hidden words may appear in a text. They are kept, because a chat needs them for every message. */
function formsOf(hidden: ReadonlySet<string>): ReadonlySet<string> {
  const known = knownForms.get(hidden);
  if (known !== undefined) return known;
  const forms = new Set(
    [...hidden].flatMap((word) => {
      const ringed = keepRing(word);
      return ringed.includes(RING_A) ? [foldSpelling(ringed)] : [foldLetters(word), foldSpelling(word), foldText(word)];
    }),
  );
  knownForms.set(hidden, forms);
  return forms;
}

/** The words of a folded text, and the words in it that are spaced out. */
function wordsOf(folded: string): readonly string[] {
  const joined = folded.match(SPACED_OUT)?.map((letters) => foldSpelling(letters.replaceAll(' ', ''))) ?? [];
  return [...folded.split(' '), ...joined];
}

/** Lower case without marks, except that `å` stays a separate letter. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '');
}
