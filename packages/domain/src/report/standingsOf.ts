import { hasEnded } from '../match/hasEnded.ts';
import type { Match, Team } from '../match/Match.ts';
import { compareText } from '../text/compareText.ts';

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

type Tally = Omit<StandingsRow, 'position' | 'goalDifference' | 'points'>;

/**
 * The table of the league matches that have ended: three points for a win and one for a draw, ordered by points, goal
 * difference, goals scored and name. Every team of the matches is in it, whether or not it has played (REPORT-18,
 * REPORT-19).
 *
 * @example
 * standingsOf([], 'TOTAL'); // []
 */
export function standingsOf(matches: readonly Match[], type: StandingsType): StandingsRow[] {
  const records = new Map<string, Tally>();
  for (const match of matches) {
    const { home, away } = hasEnded(match) ? match.score.fullTime : { home: null, away: null };
    const isPlayed = home !== null && away !== null;
    count(records, match.homeTeam, isPlayed && type !== 'AWAY' ? [home, away] : null);
    count(records, match.awayTeam, isPlayed && type !== 'HOME' ? [away, home] : null);
  }
  return [...records.values()]
    .map(withPoints)
    .toSorted(higherFirst)
    .map((row, n) => ({ ...row, position: n + 1 }));
}

function count(
  records: Map<string, Tally>,
  team: Team,
  result: readonly [scored: number, conceded: number] | null,
): void {
  const key = team.id ?? team.name;
  if (key === null) return;
  const known = records.get(key) ?? { team, playedGames: 0, won: 0, draw: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 };
  records.set(key, result === null ? known : afterResult(known, ...result));
}

function afterResult(record: Tally, scored: number, conceded: number): Tally {
  return {
    team: record.team,
    playedGames: record.playedGames + 1,
    won: record.won + Number(scored > conceded),
    draw: record.draw + Number(scored === conceded),
    lost: record.lost + Number(scored < conceded),
    goalsFor: record.goalsFor + scored,
    goalsAgainst: record.goalsAgainst + conceded,
  };
}

function withPoints(record: Tally): Omit<StandingsRow, 'position'> {
  return {
    ...record,
    goalDifference: record.goalsFor - record.goalsAgainst,
    points: 3 * record.won + record.draw,
  };
}

function higherFirst(a: Omit<StandingsRow, 'position'>, b: Omit<StandingsRow, 'position'>): number {
  return (
    b.points - a.points ||
    b.goalDifference - a.goalDifference ||
    b.goalsFor - a.goalsFor ||
    compareText(a.team.name ?? '', b.team.name ?? '')
  );
}
