import type { FantasyGameweekAnswer, FantasyPicksAnswer } from '@tribunen/contract';

/** The official fantasy game. */
export interface Fantasy {
  team(teamId: number): Promise<FantasyTeam>;
  /** The fifteen of a team that is known, with their points in the gameweek. */
  picks(teamId: number): Promise<FantasyPicksAnswer['enhanced_picks']>;
  /** The gameweek's points of those teams that are known. */
  gameweek(teamIds: readonly number[]): Promise<FantasyGameweekAnswer>;
}

export type FantasyTeam =
  | { readonly status: 'known'; readonly name: string }
  /** No manager has the number. */
  | { readonly status: 'unknown' }
  /** The manager shows the team to nobody. */
  | { readonly status: 'private' };
