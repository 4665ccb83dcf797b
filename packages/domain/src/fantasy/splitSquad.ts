const STARTERS = 11;

/** The starting eleven and the bench of a squad: the first eleven picks, and the rest (FANTASY-3). */
export function splitSquad<Pick>(picks: readonly Pick[]): {
  readonly starters: readonly Pick[];
  readonly bench: readonly Pick[];
} {
  return { starters: picks.slice(0, STARTERS), bench: picks.slice(STARTERS) };
}
