import { hasEnded } from '../match/hasEnded.ts';
import type { Match, Team } from '../match/Match.ts';
import { keyOf, standingsAfter } from './standingsAfter.ts';

/** The matches that a table counts: all, those at home, or those away. */
export type StandingsType = 'TOTAL' | 'HOME' | 'AWAY';

/** A row of a table. */
export interface StandingsRow {
  /** 1 is the top. */
  readonly position: number;
  readonly team: Team;
  readonly playedGames: number;
  readonly won: number;
  readonly draw: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
}

/**
 * The table of the league matches that have ended: three points for a win and one for a draw, ordered by points, goal
 * difference, goals scored and name. Every team of the matches is in it, whether or not it has played (REPORT-18,
 * REPORT-19).
 *
 * @example
 * standingsOf([], 'TOTAL'); // []
 */
export function standingsOf(matches: readonly Match[], type: StandingsType): StandingsRow[] {
  const teams = matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
  const rows = new Map(teams.filter((team) => keyOf(team) !== null).map((team) => [keyOf(team), unplayed(team)]));
  const results = matches
    .filter(hasEnded)
    .flatMap(({ homeTeam, awayTeam, score: { fullTime: score } }) =>
      score.home === null ? [] : { homeTeam, awayTeam, score },
    );
  return standingsAfter([...rows.values()], results, type);
}

function unplayed(team: Team): StandingsRow {
  const zeros = {
    playedGames: 0,
    won: 0,
    draw: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    goalDifference: 0,
    points: 0,
  };
  return { position: 0, team, ...zeros };
}
