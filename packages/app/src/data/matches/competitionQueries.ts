import { type Competition, fallbackCompetitions, orderCompetitions } from '@tribunen/domain';
import { useCompetitionName } from '@tribunen/ui';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CompetitionsApi, competitionsApi } from '../../api/competitionsApi.ts';
import { privateKey } from '../../services/privateKey.ts';
import { useApi } from '../../services/useApi.ts';
import { repeatedAfterError } from '../repeatedAfterError.ts';

const staleTime = 5 * 60_000;

const standIns = { follows: fallbackCompetitions('follows'), picker: fallbackCompetitions('picker') };

/**
 * The competitions to choose from, in their order (COMP-2). A built-in list replaces one that failed to load (COMP-4).
 * A failed load is repeated every 15 seconds, and when the network is back.
 *
 * @returns null until the first load has ended
 */
export function useCompetitions(where: keyof typeof standIns): readonly Competition[] | null {
  const { data, errorUpdateCount } = useQuery(competitionsQuery(useApi(competitionsApi)));
  const nameOf = useCompetitionName();
  const listed = data ?? (errorUpdateCount > 0 ? standIns[where] : null);
  return useMemo(() => listed && orderCompetitions(listed, nameOf), [listed, nameOf]);
}

function competitionsQuery(api: Pick<CompetitionsApi, 'competitions'>) {
  return queryOptions({
    queryKey: ['competitions'],
    queryFn: () => api.competitions(),
    staleTime,
    ...repeatedAfterError(15_000),
  });
}

/**
 * The teams of a competition. A failed load is repeated every minute, and when the network is back.
 *
 * @param competition null to load nothing
 */
export function competitionTeamsQuery(
  api: Pick<CompetitionsApi, 'teams'>,
  competition: Pick<Competition, 'id' | 'dbId'> | null,
) {
  return queryOptions({
    queryKey: ['competition-teams', competition?.id ?? null],
    queryFn: competition === null ? skipToken : () => api.teams({ id: competition.id, dbId: competition.dbId }),
    staleTime,
    // A screen may show the teams of fifty competitions.
    ...repeatedAfterError(60_000),
  });
}

/**
 * The teams of all competitions with a text in their name. The text is private: it may be the spectator's favourite team.
 *
 * @param text null to load nothing
 */
export function teamsByNameQuery(api: Pick<CompetitionsApi, 'searchTeams'>, userId: string, text: string | null) {
  return queryOptions({
    queryKey: privateKey(userId, 'teams-by-name', text ?? ''),
    queryFn: text === null ? skipToken : () => api.searchTeams(text),
    staleTime,
    refetchOnReconnect: true,
  });
}
