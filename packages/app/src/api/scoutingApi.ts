import type { PostgrestClient } from '@supabase/postgrest-js';
import {
  parsePlayers,
  parseRatingTotals,
  parseTeams,
  type Player,
  type PremierLeagueRequest,
  type RatingCourseRequest,
  type RatingTotalsRequest,
  toPlayerRating,
  toRatedMatch,
} from '@tribunen/contract';
import {
  cadence,
  addUpRatings,
  type PlayerId,
  type RatedMatch,
  type RatingChange,
  type RatingRow,
  type RatingTotals,
  type StoredRating,
  type Team,
  type TeamId,
  toRatingRow,
  type UserId,
} from '@tribunen/domain';
import { ApiPart } from './access/ApiPart.ts';
import { reportFaults } from './access/reportFaults.ts';
import { friendsApi } from './friendsApi.ts';
import { callFunction } from './functions/callFunction.ts';
import { type CatchUpWorld, catchUpEvery } from './realtime/catchUpEvery.ts';
import { openByMode } from './realtime/openByMode.ts';
import { socketOf } from './realtime/socketOf.ts';
import { type RowsListener, subscribeToRows } from './realtime/subscribeToRows.ts';
import { readAllRows } from './tables/readAllRows.ts';
import { parseRows, readRows, TableError } from './tables/rows.ts';

const premierLeague = 'premier-league-data';
const table = 'player_ratings';
const totals = 'player_rating_totals';
/** The codes of PostgREST and of Postgres for an unknown column. */
const noSuchColumn = ['PGRST204', '42703'];

/** Teams, players and ratings. */
export const scoutingApi = new ApiPart((access) => {
  const { tables, functions } = access;

  /** False once the backend has turned out to lack the function that adds ratings up. */
  let hasTotals = true;

  const addUpRows = async (reader: UserId | null, players: readonly PlayerId[]): Promise<readonly RatingTotals[]> => {
    const [ratings, friendships] = await Promise.all([
      selectRatings(tables, players),
      reader === null ? [] : friendsApi.of(access).friendships(reader),
    ]);
    const friends = friendships.map(({ user1Id, user2Id }) => (user1Id === reader ? user2Id : user1Id));
    const isKnown = ({ userId, matchId }: StoredRating): boolean =>
      userId === reader || matchId === null || access.gate?.hidesEnd(matchId) !== true;
    return addUpRatings(ratings.filter(isKnown), new Set(friends));
  };

  const save = (rows: readonly Omit<SavedRow, 'match_id'>[]): Promise<readonly unknown[]> =>
    readRows(
      table,
      tables
        .from(table)
        .upsert([...rows], { onConflict: 'user_id,player_id' })
        .select('id')
        .throwOnError(),
    );

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
     * All ratings of some players, added up by the database. From a backend with only the specification's calls the
     * rows themselves are read, a thousand at a time, and added up here.
     *
     * @param reader the user whose friends are also counted separately; null for a visitor
     * @returns the players in the order in which they were first rated, without those who have no stars
     * @throws TableError, ContractError
     */
    async totals(reader: UserId | null, players: readonly PlayerId[]): Promise<readonly RatingTotals[]> {
      if (players.length === 0) return [];
      // Only the rows show after which match each rating was given (KNOWN-14).
      if (!hasTotals || access.gate?.hidesEnds() === true) return addUpRows(reader, players);
      const asked: RatingTotalsRequest = { rated_players: [...players] };
      try {
        return parseRatingTotals(await readRows(totals, tables.rpc(totals, asked).throwOnError()));
      } catch (error) {
        if (!(error instanceof TableError && error.status === 404)) throw error;
        hasTotals = false;
        console.warn(`The backend has no ${totals}: every rating is loaded, to be added up in the page`);
        return addUpRows(reader, players);
      }
    },

    /**
     * The reader's own ratings of some players. A row that breaks the contract is left out and reported.
     *
     * @throws TableError
     */
    async own(reader: UserId, players: readonly PlayerId[]): Promise<readonly StoredRating[]> {
      if (players.length === 0) return [];
      const select = tables.from(table).select('*').eq('user_id', reader).in('player_id', players);
      return parseRows(await readRows(table, select.throwOnError()), toPlayerRating);
    },

    /**
     * Saves a spectator's ratings, with the match after which they were given. Only categories with stars are sent
     * (SCOUT-2). Players who are rated in the same categories, as a whole team is, are saved by one call, all or none
     * of them. In a table with only the specification's columns the stars are saved without the match.
     *
     * @throws TableError
     */
    async rate(change: RatingChange): Promise<void> {
      for (const rows of byColumns(change)) {
        try {
          await save(rows);
        } catch (error) {
          if (!(error instanceof TableError && noSuchColumn.includes(error.code))) throw error;
          console.warn(`${table} has no match_id: the rating is saved without its match`);
          await save(rows.map(({ match_id: _match, ...row }) => row));
        }
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
      const rated = parseRows(await readRows(procedure, tables.rpc(procedure, asked).throwOnError()), toRatedMatch);
      const { gate } = access;
      if (gate === null) return rated;
      return rated.filter(({ matchId, ratedAt }) => !gate.isHidden(matchId) && gate.waitMs(matchId, ratedAt) === 0);
    },

    /**
     * Listens to the ratings of some players, at most a hundred. In a crowd there is no such topic, and the ratings are
     * loaded again every minute.
     *
     * @returns a function that ends the subscription
     */
    subscribe: (
      { squad, players }: { readonly squad: string; readonly players: readonly PlayerId[] },
      world: CatchUpWorld,
      listener: RowsListener<StoredRating>,
    ): (() => void) =>
      openByMode(
        access.mode,
        {
          small: (topics) =>
            subscribeToRows(
              socketOf(access),
              {
                channel: `${table}:${squad}`,
                table,
                event: '*',
                filters: [`player_id=in.(${players.join()})`],
                translate: toPlayerRating,
              },
              { ...topics, onChange: (change) => listener.onChange(change) },
            ),
          crowd: (topics) => catchUpEvery(cadence.crowd.ratings, world, topics),
        },
        listener,
      ),
  };
});

export type ScoutingApi = ReturnType<typeof scoutingApi.of>;

/** Every rating of some players, oldest first. */
async function selectRatings(tables: PostgrestClient, players: readonly PlayerId[]): Promise<readonly StoredRating[]> {
  const rows = await readAllRows(table, () =>
    tables
      .from(table)
      .select('*')
      .in('player_id', players)
      .order('created_at', { ascending: true })
      .order('id', { ascending: true }),
  );
  return parseRows(rows, toPlayerRating);
}

type SavedRow = RatingRow & {
  readonly user_id: string;
  readonly player_id: string;
  readonly player_name: string;
  readonly match_id: string;
};

/** Groups rows by their columns, because a call empties every column that one of its rows leaves out. */
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
