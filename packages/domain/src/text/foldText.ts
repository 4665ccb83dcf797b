/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ß', 'ss'],
  ['ı', 'i'],
]);

/**
 * Text as a search compares it: lower case, without marks, and with the two spellings of å as one, so that «bodo» finds
 * Bodø and «ødegård» finds Ødegaard (FOLLOW-9).
 *
 * @example
 * foldText('Ødegaard') === foldText('ødegård'); // true
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/a{2,}/g, 'a')
    .replace(/\s+/g, ' ')
    .trim();
}
