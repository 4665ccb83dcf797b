const STARTERS = 11;

/**
 * The starting eleven and the bench of a squad: the first eleven picks, and the rest (FANTASY-3).
 *
 * @example
 * splitSquad([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).bench; // [12]
 */
export function splitSquad<Pick>(picks: readonly Pick[]): {
  readonly starters: readonly Pick[];
  readonly bench: readonly Pick[];
} {
  return { starters: picks.slice(0, STARTERS), bench: picks.slice(STARTERS) };
}
