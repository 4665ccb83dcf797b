import {
  parsePlayers,
  parseTeams,
  type Player,
  type PremierLeagueRequest,
  type RatingCourseRequest,
  toPlayerRating,
  toRatedMatch,
} from '@tribunen/contract';
import {
  type PlayerId,
  type RatedMatch,
  type RatingChange,
  type RatingRow,
  type StoredRating,
  type Team,
  type TeamId,
  toRatingRow,
} from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { reportFaults } from './access/reportFaults.ts';
import { callFunction } from './functions/callFunction.ts';
import { socketOf } from './realtime/socketOf.ts';
import { type RowsListener, subscribeToRows } from './realtime/subscribeToRows.ts';
import { parseRows, readRows } from './tables/rows.ts';

const premierLeague = 'premier-league-data';
const table = 'player_ratings';
/** PostgREST answers at most so many rows, by the setting of a hosted project. */
const pageSize = 1000;

/** Teams, players and ratings. */
export const scoutingBackend = new BackendPart((access) => {
  const { tables, functions } = access;

  const ask = (request: PremierLeagueRequest): Promise<unknown> => callFunction(functions, premierLeague, request);

  return {
    /**
     * The teams of the Premier League. A team that breaks the contract is left out and reported.
     *
     * @throws FunctionError, ContractError
     */
    async teams(): Promise<readonly Team[]> {
      const { values, faults } = parseTeams(premierLeague, await ask({ action: 'teams' }));
      reportFaults(faults);
      return values;
    },

    /**
     * The players of a team of the Premier League. A player who breaks the contract is left out and reported.
     *
     * @throws FunctionError, ContractError
     */
    async players(teamId: TeamId): Promise<readonly Player[]> {
      const { values, faults } = parsePlayers(await ask({ action: 'players', params: { teamId } }));
      reportFaults(faults);
      return values;
    },

    /**
     * Everybody's ratings of some players, the oldest first. A row that breaks the contract is left out and reported.
     *
     * @throws TableError
     */
    async ratings(players: readonly PlayerId[]): Promise<readonly StoredRating[]> {
      if (players.length === 0) return [];
      const rows: unknown[] = [];
      let page: readonly unknown[];
      do {
        const next = tables
          .from(table)
          .select('*')
          .in('player_id', players)
          .order('created_at', { ascending: true })
          .order('id', { ascending: true })
          .range(rows.length, rows.length + pageSize - 1);
        page = await readRows(table, next.throwOnError());
        rows.push(...page);
      } while (page.length === pageSize);
      return parseRows(rows, toPlayerRating);
    },

    /**
     * Saves a spectator's ratings, with the match that they are given after. Only categories with stars are sent (SCOUT-2).
     * Players who are rated in the same categories, as a whole team is, are saved by one call: all or none of them.
     *
     * @throws TableError
     */
    async rate(change: RatingChange): Promise<void> {
      for (const rows of byColumns(change)) {
        const saved = tables.from(table).upsert(rows, { onConflict: 'user_id,player_id' }).select('id');
        await readRows(table, saved.throwOnError());
      }
    },

    /**
     * A player's ratings from match to match, the latest first (SCOUT-14). A row that breaks the contract is left out and reported.
     *
     * @throws TableError
     */
    async course(player: PlayerId): Promise<readonly RatedMatch[]> {
      const procedure = 'player_rating_course';
      const asked: RatingCourseRequest = { rated_player: player };
      return parseRows(await readRows(procedure, tables.rpc(procedure, asked).throwOnError()), toRatedMatch);
    },

    /**
     * Listens to the ratings of some players, at most a hundred.
     *
     * @returns the function that ends the subscription
     */
    subscribe: (
      { squad, players }: { readonly squad: string; readonly players: readonly PlayerId[] },
      listener: RowsListener<StoredRating>,
    ): (() => void) =>
      subscribeToRows(
        socketOf(access),
        {
          channel: `${table}:${squad}`,
          table,
          event: '*',
          filter: `player_id=in.(${players.join()})`,
          translate: toPlayerRating,
        },
        listener,
      ),
  };
});

export type ScoutingBackend = ReturnType<typeof scoutingBackend.of>;

type SavedRow = RatingRow & {
  readonly user_id: string;
  readonly player_id: string;
  readonly player_name: string;
  readonly match_id: string;
};

/** The rows of one call have the same columns: a column that a row leaves out would be emptied. */
function byColumns({ userId, matchId, ratings }: RatingChange): readonly SavedRow[][] {
  const groups = new Map<string, SavedRow[]>();
  for (const { playerId, playerName, rating } of ratings) {
    const stars = toRatingRow(rating);
    if (stars === null) continue;
    const columns = Object.keys(stars).join();
    const row = { user_id: userId, player_id: playerId, player_name: playerName, match_id: matchId, ...stars };
    groups.set(columns, [...(groups.get(columns) ?? []), row]);
  }
  return [...groups.values()];
}
