/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['œ', 'ø'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['þ', 'th'],
  ['ß', 'ss'],
  ['ı', 'i'],
  ['ə', 'e'],
  ['ς', 'σ'],
  ['&', ' and '],
]);

/**
 * Words in lower case, without marks and invisible characters, and with a space for every character that is neither a
 * letter nor a digit. The letters æ and ø stay themselves (TEXT-1).
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u115F\u1160]/g, ' ')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\p{ASCII}]|&/gu, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+|[\u02B0-\u02FF\uA78B\uA78C]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The words of `foldLetters` with one spelling for aa and a, for ae and æ, and for oe and ø (TEXT-1). */
export function foldSpelling(text: string): string {
  return foldLetters(text)
    .replace(/a{2,}/g, 'a')
    .replace(/ae/g, 'æ')
    .replace(/[oø]e+/g, 'ø');
}

/**
 * Text as a search compares it: the spelling of `foldSpelling`, and æ and ø as ae and o, so that «bodo» finds Bodø and
 * «ødegård» finds Ødegaard (TEXT-1).
 */
export function foldText(text: string): string {
  return foldSpelling(text).replaceAll('ø', 'o').replaceAll('æ', 'ae').replace(/a{2,}/g, 'a');
}

/** A letter that folding leaves alone, in the place of å. */
export const RING_A = 'ɑ';

/** A text in which folding keeps å, which may be written aa, as a separate letter. */
export function keepRing(text: string): string {
  return text.normalize('NFC').replace(/å|aa/giu, RING_A);
}
