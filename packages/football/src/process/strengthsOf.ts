import type { SeedCompetition } from '../../seed/seedSchema.ts';

/** A team's strength; 1 is the competition's average. */
export interface Strength {
  /** Goals that the team scores. */
  readonly attack: number;
  /** Goals that the team concedes: the lower, the better. */
  readonly defence: number;
}

/** How many average matches are added to a team's own results, because a few results say little about a team. */
const priorMatches = 6;

/**
 * How strong the teams of a season are, by its real results. A team without results is average, and so are all the
 * teams of a season without results.
 */
export function strengthsOf({ teams, fixtures }: SeedCompetition): ReadonlyMap<number, Strength> {
  const played = fixtures.flatMap(({ home, away, result }) =>
    result === undefined ? [] : [{ home, away, goals: result.fullTime }],
  );
  const scoredBySide = played.flatMap(({ goals }) => goals);
  const average = scoredBySide.reduce((sum, goals) => sum + goals, 0) / scoredBySide.length || 1;
  return new Map(
    teams.map(({ id }) => {
      const own = played.filter(({ home, away }) => home === id || away === id);
      const scored = own.reduce((sum, { home, goals }) => sum + goals[home === id ? 0 : 1], 0);
      const conceded = own.reduce((sum, { home, goals }) => sum + goals[home === id ? 1 : 0], 0);
      const shrunk = (goals: number): number =>
        (goals + priorMatches * average) / ((own.length + priorMatches) * average);
      return [id, { attack: shrunk(scored), defence: shrunk(conceded) }];
    }),
  );
}
