import type { FantasyGame } from '@tribunen/domain';
import type { ProfileRow } from './profiles.ts';

/** The column of `profiles` that has the number of a team, by the team's game. */
export const fantasyTeamColumns = {
  fpl: 'fantasy_team_id',
  eliteserien: 'eliteserien_team_id',
} as const satisfies Record<FantasyGame, keyof ProfileRow>;
