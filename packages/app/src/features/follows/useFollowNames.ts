import { clubs, type Follow, type Match, shortClubName, type Team } from '@tribunen/domain';
import type { FollowNames } from '@tribunen/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { homeApi } from '../../api/homeApi.ts';
import { useCompetitions } from '../../data/matches/competitionQueries.ts';
import type { DayList } from '../../data/matches/DayList.ts';
import { allMatchesKey, matchesQuery } from '../../data/matches/matchesQuery.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';

/**
 * Returns a function that returns the names of a follow. A follow is stored under a long name. The team's other names
 * are taken from the matches of today and every other loaded day, or otherwise from the well-known clubs; a
 * competition's code from the competitions.
 */
export function useFollowNames(): (follow: Follow) => FollowNames {
  const services = useServices();
  const queryClient = useQueryClient();
  const competitions = useCompetitions('follows');
  const day = useToday();
  const { data: today } = useQuery(matchesQuery(useApi(homeApi), day, () => instantNow(services)));
  return useMemo(() => {
    const days = today && queryClient.getQueriesData<DayList>({ queryKey: allMatchesKey });
    const matches = days?.flatMap(([, list]): readonly Match[] => list?.matches ?? []) ?? [];
    const playing = matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
    const teams = new Map(playing.map((team): [string, Team] => [String(team.id), team]));
    const codes = new Map((competitions ?? []).map(({ dbId, id }) => [String(dbId), id]));
    return ({ entityType: kind, entityId, displayName }) => {
      const team = kind === 'team' ? teams.get(entityId) : undefined;
      return {
        kind,
        // A country is translated from the provider's name, but the follow may be stored under a name in another language.
        name: team?.name ?? displayName,
        shortName: team?.shortName ?? (kind === 'team' ? shortNameOf(displayName) : null),
        code: kind === 'competition' ? (codes.get(entityId) ?? null) : null,
      };
    };
  }, [competitions, queryClient, today]);
}

function shortNameOf(name: string): string {
  return clubs.find(({ team }) => team.name === name)?.team.shortName ?? shortClubName(name);
}
