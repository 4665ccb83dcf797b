import {
  type FantasyRequest,
  mostFantasyTeams,
  parseFantasyGameweek,
  parseFantasyPicks,
  parseFantasyTeam,
  parseFriendsFantasyTeams,
  toFantasyPlayerName,
  toFantasyPlayers,
  toSavedFantasyTeam,
} from '@tribunen/contract';
import type { FantasyGameweek, FantasyPick, UserId } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { callFunction } from './functions/callFunction.ts';
import { parseRows, readRows } from './tables/rows.ts';

const profiles = 'profiles';

/** The calls of the fantasy screen. Teams go by their number in the official game. */
export const fantasyBackend = new BackendPart(({ tables, functions }) => {
  const ask = (request: FantasyRequest): Promise<unknown> => callFunction(functions, 'fantasy-premier-league', request);

  return {
    /**
     * The number of the team that a spectator has saved; null when there is none.
     *
     * @throws TableError
     */
    async savedTeam(userId: string): Promise<string | null> {
      const select = tables.from(profiles).select('fantasy_team_id').eq('user_id', userId).throwOnError();
      return parseRows(await readRows(profiles, select), toSavedFantasyTeam)[0] ?? null;
    },

    /**
     * Saves the number of a spectator's team. A spectator without a profile gets one.
     *
     * @throws TableError
     */
    async saveTeam(userId: string, teamId: string): Promise<void> {
      const saved = { fantasy_team_id: teamId };
      const update = tables.from(profiles).update(saved).eq('user_id', userId).select('user_id').throwOnError();
      if ((await readRows(profiles, update)).length > 0) return;
      const insert = tables
        .from(profiles)
        .insert({ user_id: userId, ...saved })
        .select('user_id')
        .throwOnError();
      await readRows(profiles, insert);
    },

    /**
     * The name of a manager's team.
     *
     * @throws FunctionError, ContractError
     */
    teamName: async (teamId: string): Promise<string> => parseFantasyTeam(await ask({ action: 'team', teamId })).name,

    /**
     * A manager's squad: the eleven, then the bench.
     *
     * @throws FunctionError, ContractError
     */
    picks: async (teamId: string): Promise<readonly FantasyPick[]> =>
      parseFantasyPicks(await ask({ action: 'picks', teamId })),

    /**
     * How the gameweek stands for some managers. Beyond the most that are answered at once, the last are left out.
     *
     * @throws FunctionError, ContractError
     */
    gameweek: async (teamIds: readonly string[]): Promise<FantasyGameweek> =>
      parseFantasyGameweek(await ask({ action: 'gameweek', teamIds: teamIds.slice(0, mostFantasyTeams) })),

    /**
     * Replaces the spectator's own squad, whole or not at all.
     *
     * @returns the names that are stored now
     * @throws TableError
     */
    async replacePlayers(picks: readonly FantasyPick[]): Promise<readonly string[]> {
      const procedure = 'replace_fantasy_players';
      const call = tables.rpc(procedure, toFantasyPlayers(picks)).throwOnError();
      return parseRows(await readRows(procedure, call), toFantasyPlayerName);
    },

    /**
     * The numbers of the teams of the spectator's friends, by friend. A friend without a team is left out.
     *
     * @throws TableError, ContractError
     */
    async friendsTeams(): Promise<ReadonlyMap<UserId, string>> {
      const procedure = 'friends_fantasy_teams';
      return parseFriendsFantasyTeams(await readRows(procedure, tables.rpc(procedure).throwOnError()));
    },
  };
});

export type FantasyBackend = ReturnType<typeof fantasyBackend.of>;
