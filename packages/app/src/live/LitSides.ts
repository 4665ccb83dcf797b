import type { MatchId, Side } from '@tribunen/domain';

/** The halves of matches that are floodlit. A match that has not changed keeps its set, so that its card does not render again. */
export type LitSides = ReadonlyMap<MatchId, ReadonlySet<Side>>;

/**
 * With one more half lit, or one fewer.
 *
 * @example
 * withSide(new Map([['1', new Set(['home'])]]), '1', 'away', true).get('1'); // Set { 'home', 'away' }
 * withSide(new Map([['1', new Set(['home'])]]), '1', 'home', false).size; // 0
 */
export function withSide(lit: LitSides, match: MatchId, side: Side, on: boolean): LitSides {
  const sides = new Set(lit.get(match));
  if (on) sides.add(side);
  else sides.delete(side);
  const after = new Map(lit);
  if (sides.size === 0) after.delete(match);
  else after.set(match, sides);
  return after;
}
