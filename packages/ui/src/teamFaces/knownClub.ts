/** A club whose Norwegian or English name differs from its provider's. */
export type KnownClub = (typeof clubs)[number][0];

/** Providers write an accented letter in several ways, so the patterns accept any letter in its place. */
const clubs = [
  ['bayern', /^(?:fc )?bayern m.{1,2}nchen$|^bayern munich$/i],
  ['cologne', /^1\. fc k.{1,2}ln$/i],
  ['copenhagen', /^f\.?c\.? (?:k.benhavn|copenhagen)$/i],
  ['olympiacos', /olympia[ck]os/i],
  ['redStar', /crvena zvezda/i],
  ['slavia', /slavia pra(?:ha|gue)/i],
  ['sparta', /sparta pra(?:ha|gue)/i],
] as const;

/**
 * The club with this full name at its provider, if the dictionaries have a name for it (`teams.clubs`); otherwise null.
 */
export function knownClub(name: string | null): KnownClub | null {
  if (name === null) return null;
  return clubs.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
