/** Words for kinds of club, which do not tell clubs apart. */
const kinds = new Set(['FK', 'IL', 'BK', 'SK', 'IF', 'FC', 'AFC', 'CF', 'Fotball', 'Oslo', '08', '&']);

/**
 * Two letters for a club's shield: the first of its first two words, or the first two of its only word.
 *
 * @example
 * clubInitials('Bodø/Glimt'); // 'BG'
 * clubInitials('Molde FK'); // 'MO'
 */
export function clubInitials(name: string): string {
  const [first = name, second] = name.split(/[\s/-]+/u).filter((word) => word !== '' && !kinds.has(word));
  const letters = second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
  return letters.toLocaleUpperCase('nb');
}
