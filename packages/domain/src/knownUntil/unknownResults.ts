import { hasEnded } from '../match/hasEnded.ts';
import type { Match, MatchId, Team } from '../match/Match.ts';
import { byKickoff } from '../match/byKickoff.ts';
import { keyOf, type StandingsResult } from '../report/standingsAfter.ts';
import { resultOf, TABLE_STAGES } from '../report/standingsRound.ts';
import type { StandingsRow } from '../report/StandingsRow.ts';

/**
 * The results that a table counts and that its reader may not know (KNOWN-10). A table counts as many results of a team
 * as the team has played matches, the earliest first.
 *
 * @param totals the rows of the table, or of all its groups
 * @param season the matches of the table's season as they are
 * @param known the same matches as the reader may know them
 */
export function unknownResults(
  totals: readonly StandingsRow[],
  season: readonly Match[],
  known: readonly Match[],
): readonly StandingsResult[] {
  const knownToEnd = new Set<MatchId>(known.filter(hasEnded).map(({ id }) => id));
  const ended = season
    .filter((match) => TABLE_STAGES.has(match.stage) && hasEnded(match))
    .toSorted(byKickoff)
    .flatMap((match) => {
      const result = resultOf(match);
      return result === null ? [] : [{ result, isKnown: knownToEnd.has(match.id) }];
    });
  const seen = ended.flatMap(({ result, isKnown }) => (isKnown ? [result] : []));
  const unknown: StandingsResult[] = [];
  for (const { result, isKnown } of ended) {
    const isCounted = [result.homeTeam, result.awayTeam].every((team) => {
      const row = totals.find((each) => isSameTeam(each.team, team));
      const others = [...seen, ...unknown].filter((each) => isOf(each, team));
      return row !== undefined && row.playedGames > others.length;
    });
    if (!isKnown && isCounted) unknown.push(result);
  }
  return unknown;
}

function isOf({ homeTeam, awayTeam }: StandingsResult, team: Team): boolean {
  return isSameTeam(homeTeam, team) || isSameTeam(awayTeam, team);
}

function isSameTeam(one: Team, other: Team): boolean {
  return keyOf(one) === keyOf(other);
}
