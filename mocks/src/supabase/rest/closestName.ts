import { levenshtein } from '@tribunen/protocol';

/**
 * The name that is most similar to the requested name, by PostgREST's rules: among the names that share three
 * consecutive characters with it (else two; both ends count as characters), the name that takes the fewest changes;
 * null when no name is similar enough.
 *
 * @param alikeness from 0 to 1: the share of the longer name that must be the same
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

/** Every sequence of `size` consecutive characters of a name; only letters, digits, spaces and commas count. */
function piecesOf(name: string, size: number): readonly string[] {
  const text = `-${name.replaceAll(/[^\p{L}\p{N}\s,]/gu, '')}-`;
  return Array.from({ length: Math.max(text.length - size + 1, 0) }, (_, at) => text.slice(at, at + size));
}
