import type { Standings } from '@tribunen/contract';
import type { Competition, TeamId } from '@tribunen/domain';
import type { PartView, TablePlace } from '@tribunen/ui';
import { useQueries } from '@tanstack/react-query';
import { seasonApi } from '../../api/seasonApi.ts';
import { isNotThere } from '../../data/matches/matchQuery.ts';
import { standingsQuery } from '../../data/matches/seasonQueries.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { competitionPath } from '../../navigation/paths.ts';
import { useApi } from '../../services/useApi.ts';

/** A team's places in the tables of its competitions. A competition without a table has no place; any other failure of a table fails them all. */
export function useTablePlaces(team: TeamId, competitions: readonly Competition[]): PartView<readonly TablePlace[]> {
  const api = useApi(seasonApi);
  const whyOf = useFailureWords();
  const tables = useQueries({ queries: competitions.map((competition) => standingsQuery(api, competition)) });
  const failed = tables.find(({ data, error }) => data === undefined && error !== null && !isNotThere(error));
  if (failed !== undefined) {
    return { status: 'error', message: whyOf(failed.error), onRetry: () => void failed.refetch() };
  }
  if (tables.some(({ isPending }) => isPending)) return { status: 'loading' };
  const value = tables.flatMap(({ data }, place) => {
    const competition = competitions[place];
    return data === undefined || competition === undefined ? [] : toTablePlaces(competition, data, team);
  });
  return { status: 'ready', value };
}

/** A team's place in a competition; empty when no table has the team. */
function toTablePlaces(competition: Competition, standings: readonly Standings[], team: TeamId): TablePlace[] {
  return standings
    .filter(({ type }) => type === 'TOTAL')
    .flatMap(({ rows }) => rows.filter((row) => row.team.id === team))
    .slice(0, 1)
    .map(({ position, playedGames, points }) => ({
      competition,
      href: competitionPath(competition.id),
      position,
      played: playedGames,
      points,
    }));
}
