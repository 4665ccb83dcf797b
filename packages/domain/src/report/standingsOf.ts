import { hasEnded } from '../match/hasEnded.ts';
import type { Match, Team } from '../match/Match.ts';
import { keyOf, standingsAfter } from './standingsAfter.ts';
import type { StandingsRow, StandingsType } from './StandingsRow.ts';

/**
 * The table of the league matches that have ended: three points for a win and one for a draw, ordered by points, goal
 * difference, goals scored and name. Every team of the matches is in it, whether or not it has played (REPORT-18,
 * REPORT-19).
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
