import type { Player } from '@tribunen/contract';
import type { PlayerId, RatedMatch, RatingChange, StoredRating, Team, TeamId } from '@tribunen/domain';
import { BackendPart } from './access/BackendPart.ts';
import { fetchPlayers, fetchPremierLeagueTeams } from './functions/premier-league-data.ts';
import { subscribeToRatings } from './realtime/player_ratings.ts';
import { socketOf } from './realtime/socketOf.ts';
import type { RowsListener } from './realtime/subscribeToRows.ts';
import { getRatingCourse } from './rpc/player_rating_course.ts';
import { selectRatings, upsertRatings } from './tables/player_ratings.ts';

/** What scouting asks of the backend. */
export interface ScoutingBackend {
  teams(): Promise<readonly Team[]>;
  players(team: TeamId): Promise<readonly Player[]>;
  /** Everybody's ratings of these players, the oldest first. */
  ratings(players: readonly PlayerId[]): Promise<readonly StoredRating[]>;
  rate(change: RatingChange): Promise<void>;
  /** A player's ratings from match to match, the latest first (SCOUT-14). */
  course(player: PlayerId): Promise<readonly RatedMatch[]>;
  /** Listens to the ratings of a squad. Only one on a page for each squad. Returns what ends it. */
  subscribe(
    squad: { readonly squad: string; readonly players: readonly PlayerId[] },
    listener: RowsListener<StoredRating>,
  ): () => void;
}

export const scoutingBackend = new BackendPart<ScoutingBackend>((access) => ({
  teams: () => fetchPremierLeagueTeams(access.functions),
  players: (team) => fetchPlayers(access.functions, team),
  ratings: (players) => selectRatings(access.tables, players),
  rate: (change) => upsertRatings(access.tables, change),
  course: (player) => getRatingCourse(access.tables, player),
  subscribe: (squad, listener) => subscribeToRatings(socketOf(access), squad, listener),
}));
