import { hasEnded } from '../match/hasEnded.ts';
import { isLive } from '../match/isLive.ts';
import type { Match, MatchId } from '../match/Match.ts';
import { shownScore } from '../match/shownScore.ts';
import { keyOf, type StandingsResult } from './standingsAfter.ts';
import type { StandingsRow } from './StandingsRow.ts';

/** A match that a table counts, or will count. */
export interface RoundMatch {
  readonly match: Match;
  /** Whether the table has its result. */
  readonly isCounted: boolean;
}

/** How many matches the home side of each match had played, by the table, while the match was in play. */
export type PlayedWhileRunning = ReadonlyMap<MatchId, number>;

/** The stages whose matches a table counts. */
export const TABLE_STAGES: ReadonlySet<string | null> = new Set([
  null,
  'REGULAR_SEASON',
  'GROUP_STAGE',
  'LEAGUE_STAGE',
  'APERTURA',
  'CLAUSURA',
  'CHAMPIONSHIP_ROUND',
  'RELEGATION_ROUND',
]);

/**
 * Notes the matches in play, so that `standingsRound` can tell when the table has their results. Returns the same
 * object when there is nothing new (REPORT-46).
 *
 * @param rows every row of the table, or of all groups
 */
export function playedWhileRunning(
  known: PlayedWhileRunning,
  matches: readonly Match[],
  rows: readonly StandingsRow[],
): PlayedWhileRunning {
  const unknown = matches.filter((match) => isLive(match) && !known.has(match.id));
  const noted = unknown.flatMap((match): [MatchId, number][] => {
    const row = rowOf(match, rows);
    return row === undefined ? [] : [[match.id, row.playedGames]];
  });
  return noted.length === 0 ? known : new Map([...known, ...noted]);
}

/**
 * The matches of the day that the table counts or will count: those in play, and those that have ended. A match that
 * was seen in play is in the table once its home side has played more matches than at that time; any other match that
 * has ended is in the table already (REPORT-46).
 *
 * @param matches of the table's competition
 */
export function standingsRound(
  matches: readonly Match[],
  rows: readonly StandingsRow[],
  played: PlayedWhileRunning,
): RoundMatch[] {
  return matches
    .filter((match) => TABLE_STAGES.has(match.stage) && (isLive(match) || hasEnded(match)) && resultOf(match) !== null)
    .map((match) => {
      const before = played.get(match.id);
      const now = rowOf(match, rows)?.playedGames;
      return { match, isCounted: hasEnded(match) && (before === undefined || before !== now) };
    });
}

/** The present score of a match as a result; null when it has none. */
export function resultOf(match: Match): StandingsResult | null {
  const score = shownScore(match);
  if (score === null) return null;
  const { homeTeam, awayTeam } = match;
  return { homeTeam, awayTeam, score: { home: score.home, away: score.away } };
}

function rowOf({ homeTeam }: Match, rows: readonly StandingsRow[]): StandingsRow | undefined {
  return rows.find(({ team }) => keyOf(team) === keyOf(homeTeam));
}
