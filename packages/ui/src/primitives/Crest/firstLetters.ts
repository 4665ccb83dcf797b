/**
 * The first two letters of a name, for where there is no crest.
 *
 * @example
 * firstLetters('Bodø/Glimt'); // 'BO'
 * firstLetters('1. FC Nürnberg'); // 'FC'
 */
export function firstLetters(name: string): string {
  const letters = name.normalize('NFC').match(/\p{L}\p{M}*/gu) ?? [...name.trim()];
  return letters.slice(0, 2).join('').toLocaleUpperCase('nb');
}
