import type { FantasyGameweek, FantasyPick, UserId } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { fantasyGameweek, fantasyPicks, fantasyTeamName } from './functions/fantasy-premier-league.ts';
import { friendsFantasyTeams } from './rpc/friends_fantasy_teams.ts';
import { replaceFantasyPlayers } from './rpc/replace_fantasy_players.ts';
import { selectSavedFantasyTeam, updateSavedFantasyTeam } from './tables/savedFantasyTeam.ts';

/** What the fantasy screen asks of the backend. Teams go by their number in the official game. */
export interface FantasyBackend {
  /** Null when the spectator has saved none. */
  savedTeam(userId: string): Promise<string | null>;
  saveTeam(userId: string, teamId: string): Promise<void>;
  teamName(teamId: string): Promise<string>;
  picks(teamId: string): Promise<readonly FantasyPick[]>;
  gameweek(teamIds: readonly string[]): Promise<FantasyGameweek>;
  /** Puts a squad in the place of the spectator's own, and answers the names that are stored now. */
  replacePlayers(picks: readonly FantasyPick[]): Promise<readonly string[]>;
  /** By friend; a friend without a team is left out. */
  friendsTeams(): Promise<ReadonlyMap<UserId, string>>;
}

export const fantasyBackend = new BackendPart<FantasyBackend>(({ tables, functions }) => ({
  savedTeam: (userId) => selectSavedFantasyTeam(tables, userId),
  saveTeam: (userId, teamId) => updateSavedFantasyTeam(tables, userId, teamId),
  teamName: (teamId) => fantasyTeamName(functions, teamId),
  picks: (teamId) => fantasyPicks(functions, teamId),
  gameweek: (teamIds) => fantasyGameweek(functions, teamIds),
  replacePlayers: (picks) => replaceFantasyPlayers(tables, picks),
  friendsTeams: () => friendsFantasyTeams(tables),
}));
