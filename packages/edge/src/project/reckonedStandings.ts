import { type ProviderCompetition, type ProviderMatch, type ProviderStandings, toMatch } from '@tribunen/contract';
import { standingsOf, type StandingsType } from '@tribunen/domain';

const types: readonly StandingsType[] = ['TOTAL', 'HOME', 'AWAY'];

/**
 * Computes the table of a Norwegian league from the results of its latest season, for a provider without tables. A
 * season is a calendar year. Returns null when no league match is stored.
 *
 * @param stored every stored match of the league
 */
export function reckonedStandings(
  competition: ProviderCompetition,
  stored: readonly ProviderMatch[],
): ProviderStandings | null {
  const league = stored.filter(({ stage }) => stage === 'REGULAR_SEASON');
  const year = league
    .map(({ utcDate }) => utcDate.slice(0, 4))
    .toSorted()
    .at(-1);
  const played = league.filter(({ utcDate }) => utcDate.slice(0, 4) === year);
  const matches = played.flatMap((match) => toMatch(match) ?? []);
  if (matches.length === 0) return null;
  const teams = new Map(
    played.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]).map((team) => [String(team.id), team]),
  );
  const days = played.map(({ utcDate }) => utcDate.slice(0, 10)).toSorted();
  return {
    competition,
    season: { startDate: days[0], endDate: days.at(-1) },
    standings: types.map((type) => ({
      stage: 'REGULAR_SEASON',
      type,
      group: null,
      table: standingsOf(matches, type).flatMap(({ team, ...row }) => {
        const reported = teams.get(String(team.id));
        return reported === undefined ? [] : [{ ...row, team: reported }];
      }),
    })),
  };
}
