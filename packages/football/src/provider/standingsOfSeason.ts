import { type ProviderMatch, type ProviderStandings, toMatch } from '@tribunen/contract';
import { standingsOf, type StandingsRow, type StandingsType } from '@tribunen/domain';
import type { Season } from '../../seed/loadSeed.ts';
import type { SeedTeam } from '../../seed/seedSchema.ts';
import { toProviderTeam } from './toProviderTeam.ts';

const types: readonly StandingsType[] = ['TOTAL', 'HOME', 'AWAY'];

/**
 * The tables of a season, computed from its finished matches. A cup has one table for each group.
 *
 * @param matches every match of the season, as the provider reports it now
 */
export function standingsOfSeason(season: Season, matches: readonly ProviderMatch[]): ProviderStandings {
  const listed = matches.filter(({ stage }) => stage === 'REGULAR_SEASON' || stage === 'GROUP_STAGE');
  const days = matches.map(({ utcDate }) => utcDate.slice(0, 10)).toSorted();
  return {
    competition: { ...season.competition, emblem: null },
    season: { startDate: days[0] ?? null, endDate: days.at(-1) ?? null },
    standings: groupsOf(season).flatMap(({ group, teams }) =>
      types.map((type) => ({
        stage: group === null ? 'REGULAR_SEASON' : 'GROUP_STAGE',
        type,
        group,
        table: tableOf(teams, listed, type),
      })),
    ),
  };
}

/** The groups of a season. A league is one group of all teams, without a name. */
function groupsOf({
  fixtures,
  teams,
}: Season): readonly { readonly group: string | null; readonly teams: readonly SeedTeam[] }[] {
  const names = [...new Set(fixtures.flatMap(({ group }) => group ?? []))].toSorted();
  if (names.length === 0) return [{ group: null, teams }];
  return names.map((group) => {
    const ids = new Set(
      fixtures.filter((fixture) => fixture.group === group).flatMap(({ home, away }) => [home, away]),
    );
    return { group, teams: teams.filter(({ id }) => ids.has(id)) };
  });
}

/** The table of a group. Teams that have not played have a row too. */
function tableOf(
  teams: readonly SeedTeam[],
  listed: readonly ProviderMatch[],
  type: StandingsType,
): ProviderStandings['standings'][number]['table'] {
  const ids = new Set<number | null>(teams.map(({ id }) => id));
  const played = listed
    .filter(({ homeTeam, awayTeam }) => ids.has(homeTeam.id) && ids.has(awayTeam.id))
    .flatMap((match) => toMatch(match) ?? []);
  const rows = standingsOf(played, type);
  const byId = new Map<string | null, StandingsRow>(rows.map((row) => [row.team.id, row]));
  const ranked = teams
    .map((team) => ({ team, row: byId.get(String(team.id)) }))
    .toSorted((a, b) => (a.row?.position ?? Infinity) - (b.row?.position ?? Infinity));
  return ranked.map(({ team, row }, place) => ({
    position: place + 1,
    team: toProviderTeam(team),
    playedGames: row?.playedGames ?? 0,
    won: row?.won ?? 0,
    draw: row?.draw ?? 0,
    lost: row?.lost ?? 0,
    points: row?.points ?? 0,
    goalsFor: row?.goalsFor ?? 0,
    goalsAgainst: row?.goalsAgainst ?? 0,
    goalDifference: row?.goalDifference ?? 0,
  }));
}
