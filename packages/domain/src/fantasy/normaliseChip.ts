/** A chip that a manager plays in a gameweek. */
export type FantasyChip = 'triple-captain' | 'bench-boost' | 'wildcard' | 'free-hit';

const CHIPS: ReadonlyMap<unknown, FantasyChip> = new Map([
  ['3xc', 'triple-captain'],
  ['bboost', 'bench-boost'],
  ['wildcard', 'wildcard'],
  ['freehit', 'free-hit'],
]);

/** The chip for the official game's code; null for no chip and for unknown codes (FANTASY-9). */
export function normaliseChip(raw: unknown): FantasyChip | null {
  return CHIPS.get(raw) ?? null;
}
