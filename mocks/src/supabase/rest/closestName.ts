import { levenshtein } from './levenshtein.ts';

/**
 * The name that comes closest to the one asked for, as PostgREST looks for it: of those that share three characters in a row with it
 * (or else two), its ends counting as characters, the one with the fewest changes; null where none is alike enough.
 *
 * @param alikeness from 0 to 1: what part of the longer of the two must be the same
 * @example
 * closestName(['profiles', 'messages'], 'profile', 0.75); // 'profiles'
 */
export function closestName(names: readonly string[], asked: string, alikeness: number): string | null {
  const wanted = asked.toLowerCase();
  const same = names.find((name) => name.toLowerCase() === wanted);
  if (same !== undefined) return same;
  for (const size of [3, 2]) {
    const pieces = new Set(piecesOf(wanted, size));
    const [closest] = names
      .filter((name) => piecesOf(name.toLowerCase(), size).some((piece) => pieces.has(piece)))
      .map((name) => {
        const likeness = 1 - levenshtein(wanted, name.toLowerCase()) / Math.max(wanted.length, name.length);
        return { name, likeness };
      })
      .filter(({ likeness }) => likeness >= alikeness)
      .toSorted((a, b) => b.likeness - a.likeness);
    if (closest !== undefined) return closest.name;
  }
  return null;
}

/** Every so many characters in a row, of letters, digits, space and commas alone. */
function piecesOf(name: string, size: number): readonly string[] {
  const text = `-${name.replaceAll(/[^\p{L}\p{N}\s,]/gu, '')}-`;
  return Array.from({ length: Math.max(text.length - size + 1, 0) }, (_, at) => text.slice(at, at + size));
}
