import type { Match } from '../match/Match.ts';

/**
 * Whether two tellings of a match say the same in every field.
 *
 * @example
 * isSameMatch(exampleMatch(), exampleMatch()); // true
 * isSameMatch(exampleMatch(), exampleMatch({ status: 'IN_PLAY' })); // false
 */
export function isSameMatch(a: Match, b: Match): boolean {
  return isSameValue(a, b);
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const fields = new Map<string, unknown>(Object.entries(b));
  const mine = Object.entries(a);
  return mine.length === fields.size && mine.every(([name, value]) => isSameValue(value, fields.get(name)));
}
