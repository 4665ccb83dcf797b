import { foldText } from './foldText.ts';

/**
 * Returns a test for names: whether every typed word is in one of them, ignoring letter case and marks. Without a word
 * every name passes (CHAT-38).
 *
 * @example
 * const isFound = nameSearch('bodo bra');
 * isFound(['Bodø/Glimt', 'Brann']); // true
 * isFound(['Bodø/Glimt', 'Viking']); // false
 */
export function nameSearch(typed: string): (names: readonly (string | null)[]) => boolean {
  const words = foldText(typed)
    .split(' ')
    .filter((word) => word !== '');
  return (names) => {
    const folded = names.map((name) => foldText(name ?? ''));
    return words.every((word) => folded.some((name) => name.includes(word)));
  };
}
