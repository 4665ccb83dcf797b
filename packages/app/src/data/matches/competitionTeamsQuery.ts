import type { Competition } from '@tribunen/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CompetitionsBackend } from '../../backend/competitionsBackend.ts';

/** The prefix of the key of every competition's teams. */
const allCompetitionTeamsKey = ['competition-teams'] as const;

/** The teams of a competition; none when they cannot be loaded (COMP-7). */
export function competitionTeamsQuery(
  backend: Pick<CompetitionsBackend, 'teams'>,
  { id, dbId }: Pick<Competition, 'id' | 'dbId'>,
) {
  return queryOptions({
    queryKey: [...allCompetitionTeamsKey, id],
    queryFn: () => backend.teams({ id, dbId }),
    staleTime: 5 * 60_000,
  });
}
