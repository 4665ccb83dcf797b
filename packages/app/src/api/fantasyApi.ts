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
import { ApiPart } from './access/ApiPart.ts';
import { callFunction } from './functions/callFunction.ts';
import { parseRows, readRows, readRowsOr } from './tables/rows.ts';

const profiles = 'profiles';
const players = 'user_fantasy_players';

/** The calls of the fantasy screen. Teams go by their number in the official game. */
export const fantasyApi = new ApiPart(({ tables, functions }) => {
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
      const save = async (): Promise<boolean> => {
        const saved = { fantasy_team_id: teamId };
        const update = tables.from(profiles).update(saved).eq('user_id', userId).select('user_id').throwOnError();
        return (await readRows(profiles, update)).length > 0;
      };
      if (await save()) return;
      // The number is written by an update alone: to others the table hides it, and a new row comes without it.
      const insert = tables.from(profiles).upsert({ user_id: userId }, { ignoreDuplicates: true }).select('user_id');
      await readRows(profiles, insert.throwOnError());
      await save();
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
      parseFantasyGameweek(await ask({ action: 'gameweek', teamIds: teamIds.slice(0, mostFantasyTeams) }), 'fpl'),

    /**
     * Replaces the spectator's own squad, whole or not at all. A backend without the procedure deletes the former squad and adds the new one.
     *
     * @returns the names that are stored now
     * @throws TableError
     */
    async replacePlayers(userId: string, picks: readonly FantasyPick[]): Promise<readonly string[]> {
      const procedure = 'replace_fantasy_players';
      const squad = toFantasyPlayers(picks);
      const stored = await readRowsOr(procedure, tables.rpc(procedure, squad).throwOnError(), async () => {
        const own = tables.from(players).delete().eq('user_id', userId).select('player_name');
        await readRows(players, own.throwOnError());
        const rows = squad.players.map((player) => ({ user_id: userId, ...player }));
        return readRows(players, tables.from(players).insert(rows).select('player_name').throwOnError());
      });
      return parseRows(stored, toFantasyPlayerName);
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

export type FantasyApi = ReturnType<typeof fantasyApi.of>;
