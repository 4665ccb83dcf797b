import { hasEnded } from '../match/hasEnded.ts';
import { isLive } from '../match/isLive.ts';
import type { Match, MatchId, Team } from '../match/Match.ts';
import { byKickoff } from '../match/byKickoff.ts';
import { keyOf, recounted, type StandingsResult } from '../report/standingsAfter.ts';
import { resultOf, TABLE_STAGES } from '../report/standingsRound.ts';
import type { StandingsRow } from '../report/StandingsRow.ts';

/**
 * The results that a table counts and that its reader may not know (KNOWN-10). A table counts as many results of a team
 * as the team has played matches, the earliest first. A table can be newer than the season: of the two teams of a match
 * that is still in play in the season, it may count a match more than the ended ones, which is the result of that match.
 *
 * @param totals the rows of the table, or of all its groups
 * @param season the matches of the table's season as they are
 * @param known the same matches as the reader may know them
 * @param isBehind whether the reader sees a match later than it is played
 */
export function unknownResults(
  totals: readonly StandingsRow[],
  season: readonly Match[],
  known: readonly Match[],
  isBehind: (match: MatchId) => boolean,
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
  const rest = recounted(totals, [...seen, ...unknown], 'TOTAL', -1);
  const inPlay = season.filter((match, index) => isLive(match) && (known[index] !== match || isBehind(match.id)));
  return [...unknown, ...inPlay.flatMap((match) => newerResult(match, rest) ?? [])];
}

/** The result of a match that is still in play in the season; null while the table does not count it. */
function newerResult({ homeTeam, awayTeam, stage }: Match, rest: readonly StandingsRow[]): StandingsResult | null {
  const [home, away] = [homeTeam, awayTeam].map((team) =>
    rest.find((row) => row.playedGames === 1 && isSameTeam(row.team, team)),
  );
  if (!TABLE_STAGES.has(stage) || home === undefined || away === undefined) return null;
  if (home.goalsFor !== away.goalsAgainst || home.goalsAgainst !== away.goalsFor) return null;
  return { homeTeam, awayTeam, score: { home: home.goalsFor, away: home.goalsAgainst } };
}

function isOf({ homeTeam, awayTeam }: StandingsResult, team: Team): boolean {
  return isSameTeam(homeTeam, team) || isSameTeam(awayTeam, team);
}

function isSameTeam(one: Team, other: Team): boolean {
  return keyOf(one) === keyOf(other);
}
