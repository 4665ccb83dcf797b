/** A club that is called otherwise in Norwegian or English than by its provider. */
export type KnownClub = (typeof clubs)[number][0];

/** The providers' names are matched without accents, as they write the same club in several ways. */
const clubs = [
  ['bayern', /^(?:fc )?bayern (?:munchen|munich)$/],
  ['cologne', /^1\. fc koln$/],
  ['copenhagen', /^(?:fc|f\.c\.) (?:kobenhavn|copenhagen)$/],
  ['olympiacos', /olympiakos|olympiacos/],
  ['redStar', /crvena zvezda/],
  ['slavia', /slavia pra(?:ha|gue)/],
  ['sparta', /sparta pra(?:ha|gue)/],
] as const;

/**
 * The club of a provider's full name, when the dictionaries have a name for it (`teams.clubs`); null for all others.
 *
 * @example
 * knownClub('FC København'); // 'copenhagen'
 * knownClub('Rosenborg BK'); // null
 */
export function knownClub(name: string | null): KnownClub | null {
  if (name === null) return null;
  const plain = name.replaceAll('ø', 'o').replaceAll('Ø', 'O').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return clubs.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
