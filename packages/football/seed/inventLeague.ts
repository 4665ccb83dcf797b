import type { SeedCompetition, SeedFixture, SeedTeam } from './seedSchema.ts';

interface LeaguePlan {
  readonly competition: SeedCompetition['competition'];
  /** An even number of teams. */
  readonly teams: SeedTeam[];
  /** How many times each team meets each other: at home and away in turn. */
  readonly turns: number;
  /** The usual kick-off on Oslo's clock, `HH:MM`. */
  readonly time: string;
}

/**
 * A season of a league whose fixtures no open data has: the real clubs, and a schedule of our own without results. From
 * round to round the first team keeps its place, and the others move on by a place.
 */
export function inventLeague({ competition, teams, turns, time }: LeaguePlan): SeedCompetition {
  const [first, ...others] = teams.map(({ id }) => id);
  if (first === undefined) throw new Error(`${competition.name} has no teams`);
  const rounds = turns * others.length;
  const fixtures = Array.from({ length: rounds }, (_, round): SeedFixture[] => {
    const moved = round % others.length;
    const circle = [first, ...others.slice(moved), ...others.slice(0, moved)];
    const isTurned = Math.floor(round / others.length) % 2 === 1;
    return circle.slice(0, teams.length / 2).map((one, place) => {
      const other = circle[teams.length - 1 - place] ?? first;
      const isAway = (place === 0 ? moved % 2 : place % 2) === 1;
      const [home, away] = isAway === isTurned ? [one, other] : [other, one];
      return { home, away, stage: 'REGULAR_SEASON', matchday: round + 1, time };
    });
  }).flat();
  return { source: 'Tribunen', licence: 'MIT', competition, teams, fixtures };
}
