import { graphemesOf } from '../../i18n/graphemesOf.ts';

/**
 * One or two letters for a person: the first of the first name and the first of the last. A name without letters gives
 * its first character.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => word !== '');
  if (words.length === 0) return graphemesOf(name.trim())[0] ?? '';
  const [first = '', last = ''] = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return [first, last]
    .map((word) => graphemesOf(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('nb');
}
