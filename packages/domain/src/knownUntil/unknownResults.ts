import { hasEnded } from '../match/hasEnded.ts';
import type { Match, MatchId } from '../match/Match.ts';
import { byKickoff } from '../match/byKickoff.ts';
import { keyOf, type StandingsResult } from '../report/standingsAfter.ts';
import { resultOf, TABLE_STAGES } from '../report/standingsRound.ts';
import type { StandingsRow } from '../report/StandingsRow.ts';

/**
 * The results that a table counts and its reader may not know (KNOWN-10). A table counts as many of a team's results as the team has played
 * matches, the earliest first.
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
  const ended = season.filter((match) => TABLE_STAGES.has(match.stage) && hasEnded(match) && resultOf(match) !== null);
  const left = new Map(
    totals.map(({ team, playedGames }) => {
      const own = ended.filter(({ id, homeTeam, awayTeam }) => {
        const isTheirs = [homeTeam, awayTeam].some((side) => keyOf(side) === keyOf(team));
        return isTheirs && knownToEnd.has(id);
      });
      return [keyOf(team), playedGames - own.length];
    }),
  );
  return ended
    .filter(({ id }) => !knownToEnd.has(id))
    .toSorted(byKickoff)
    .flatMap((match) => {
      const sides = [keyOf(match.homeTeam), keyOf(match.awayTeam)];
      if (!sides.every((side) => (left.get(side) ?? 0) > 0)) return [];
      for (const side of sides) left.set(side, (left.get(side) ?? 0) - 1);
      return resultOf(match) ?? [];
    });
}
