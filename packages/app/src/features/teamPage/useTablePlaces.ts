import type { Competition, TeamId } from '@tribunen/domain';
import type { PartView, TablePlace } from '@tribunen/ui';
import { useQueries } from '@tanstack/react-query';
import { seasonBackend } from '../../backend/seasonBackend.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { isNotThere } from '../../data/matches/matchQuery.ts';
import { standingsQuery } from '../../data/matches/seasonQueries.ts';
import { useBackend } from '../../services/useBackend.ts';
import { toTablePlaces } from './toTablePlaces.ts';

/** Where a team stands in its competitions. One without a table has no place; another table that fails fails the part. */
export function useTablePlaces(team: TeamId, competitions: readonly Competition[]): PartView<readonly TablePlace[]> {
  const backend = useBackend(seasonBackend);
  const whyOf = useFailureWords();
  const tables = useQueries({ queries: competitions.map((competition) => standingsQuery(backend, competition)) });
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
