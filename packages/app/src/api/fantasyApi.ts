import {
  fantasyTeamColumns,
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
import type { FantasyGame, FantasyGameweek, FantasyPick, UserId } from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { callFunction } from './functions/callFunction.ts';
import { parseRows, readRows, readRowsOr } from './tables/rows.ts';

const profiles = 'profiles';
const players = 'user_fantasy_players';

/** The calls of the fantasy screen. A team is identified by its number in the game. */
export const fantasyApi = new ApiPart(({ tables, functions }) => {
  const ask = (game: FantasyGame, request: FantasyRequest): Promise<unknown> =>
    callFunction(functions, 'fantasy-premier-league', { ...request, ...named(game) });

  return {
    /**
     * The number of the team that a spectator has saved in a game; null when there is none.
     *
     * @throws TableError
     */
    async savedTeam(userId: string, game: FantasyGame): Promise<string | null> {
      const select = tables.from(profiles).select(fantasyTeamColumns[game]).eq('user_id', userId).throwOnError();
      return parseRows(await readRows(profiles, select), toSavedFantasyTeam(game))[0] ?? null;
    },

    /**
     * Saves the number of a spectator's team in a game. A spectator without a profile gets one.
     *
     * @throws TableError
     */
    async saveTeam(userId: string, game: FantasyGame, teamId: string): Promise<void> {
      const save = async (): Promise<boolean> => {
        const saved = { [fantasyTeamColumns[game]]: teamId };
        const update = tables.from(profiles).update(saved).eq('user_id', userId).select('user_id').throwOnError();
        return (await readRows(profiles, update)).length > 0;
      };
      if (await save()) return;
      // Only an update can write the number, because the table hides it from other users and accepts no new row that contains it.
      const insert = tables.from(profiles).upsert({ user_id: userId }, { ignoreDuplicates: true }).select('user_id');
      await readRows(profiles, insert.throwOnError());
      await save();
    },

    /**
     * The name of a manager's team.
     *
     * @throws FunctionError, ContractError
     */
    teamName: async (game: FantasyGame, teamId: string): Promise<string> =>
      parseFantasyTeam(await ask(game, { action: 'team', teamId })).name,

    /**
     * A manager's squad: the eleven, then the bench.
     *
     * @throws FunctionError, ContractError
     */
    picks: async (game: FantasyGame, teamId: string): Promise<readonly FantasyPick[]> =>
      parseFantasyPicks(await ask(game, { action: 'picks', teamId })),

    /**
     * The gameweek of some managers. If there are more of them than one answer can contain, the last are left out.
     *
     * @throws FunctionError, ContractError
     */
    async gameweek(game: FantasyGame, teamIds: readonly string[]): Promise<FantasyGameweek> {
      const asked = teamIds.slice(0, mostFantasyTeams);
      return parseFantasyGameweek(await ask(game, { action: 'gameweek', teamIds: asked }), game);
    },

    /**
     * Replaces the spectator's own squad in a game, completely or not at all. A backend without the procedure has only
     * the English game; there the former squad is deleted and the new one added.
     *
     * @returns the names that are stored now
     * @throws TableError
     */
    async replacePlayers(userId: string, game: FantasyGame, picks: readonly FantasyPick[]): Promise<readonly string[]> {
      const procedure = 'replace_fantasy_players';
      const squad = toFantasyPlayers(picks, game);
      const replaced = tables.rpc(procedure, squad).throwOnError();
      if (game !== 'fpl') return parseRows(await readRows(procedure, replaced), toFantasyPlayerName);
      const stored = await readRowsOr(procedure, replaced, async () => {
        const own = tables.from(players).delete().eq('user_id', userId).select('player_name');
        await readRows(players, own.throwOnError());
        const rows = squad.players.map((player) => ({ user_id: userId, ...player }));
        return readRows(players, tables.from(players).insert(rows).select('player_name').throwOnError());
      });
      return parseRows(stored, toFantasyPlayerName);
    },

    /**
     * The numbers of the teams of the spectator's friends in a game, by friend. A friend without a team is left out.
     *
     * @throws TableError, ContractError
     */
    async friendsTeams(game: FantasyGame): Promise<ReadonlyMap<UserId, string>> {
      const procedure = 'friends_fantasy_teams';
      return parseFriendsFantasyTeams(await readRows(procedure, tables.rpc(procedure, named(game)).throwOnError()));
    },
  };
});

/** The name of a game in a request. It is left out for the English game, because some backends have only that one. */
function named(game: FantasyGame): { readonly game?: FantasyGame } {
  return game === 'fpl' ? {} : { game };
}

export type FantasyApi = ReturnType<typeof fantasyApi.of>;
