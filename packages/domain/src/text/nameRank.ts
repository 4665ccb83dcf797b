import { foldName } from './foldName.ts';
import { foldText } from './foldText.ts';

/** 0 for a name that begins with the text, 1 for a name with a word that does, 2 for another name that is found. */
export type NameRank = 0 | 1 | 2;

/**
 * Returns a function that tells how well some names are found by a typed text; null when they are not. Every typed word
 * has to be in one of the names, or to run together words of it; the order of the words does not matter. Without a word
 * every name is found (TEXT-2).
 */
export function nameRank(typed: string): (names: readonly (string | null)[]) => NameRank | null {
  const text = foldText(typed);
  const words = text.split(' ');
  const whole = foldText(words.join(''));
  return (names) => {
    if (text === '') return 0;
    const folded = names.flatMap((name) => (name === null ? [] : foldName(name)));
    const tails = folded.flatMap((name) => name.tails);
    if (folded.some((name) => name.tails[0]?.startsWith(whole))) return 0;
    if (tails.some((tail) => tail.startsWith(whole))) return 1;
    const isFound = words.every(
      (word) => folded.some((name) => name.text.includes(word)) || tails.some((tail) => tail.startsWith(word)),
    );
    return isFound ? 2 : null;
  };
}

/** Returns a function that tells whether some names are found by a typed text (TEXT-2). */
export function nameSearch(typed: string): (names: readonly (string | null)[]) => boolean {
  const rankOf = nameRank(typed);
  return (names) => rankOf(names) !== null;
}
