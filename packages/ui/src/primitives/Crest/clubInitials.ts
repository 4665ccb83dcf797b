/** What clubs are called besides their name: it tells nobody which club it is. */
const kinds = new Set(['FK', 'IL', 'BK', 'SK', 'IF', 'FC', 'AFC', 'CF', 'Fotball', 'Oslo', '08', '&']);

/**
 * Two letters for a club's shield: the first of its two first words, or the two first of its only one.
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
