import type { FantasyGameweekAnswer, FantasyPicksAnswer } from '@tribunen/contract';

/** The data of one fantasy game. */
export interface Fantasy {
  team(teamId: number): Promise<FantasyTeam>;
  /** The fifteen players of a known team, with their points in the gameweek. */
  picks(teamId: number): Promise<FantasyPicksAnswer['enhanced_picks']>;
  /** The points of the given teams in the gameweek. Unknown teams are left out. */
  gameweek(teamIds: readonly number[]): Promise<FantasyGameweekAnswer>;
}

export type FantasyTeam =
  | { readonly status: 'known'; readonly name: string }
  /** No manager has this id. */
  | { readonly status: 'unknown' }
  /** The manager keeps the team private. */
  | { readonly status: 'private' }
  /** The team has not been fetched, and is fetched for signed-in users only. */
  | { readonly status: 'for-users' }
  /** The team has not been fetched, and the user has requested many teams. The user must wait this many seconds. */
  | { readonly status: 'too-many'; readonly waitSeconds: number };
