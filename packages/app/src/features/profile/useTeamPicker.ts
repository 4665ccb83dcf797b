import { type Competition, searchTeams, type Team } from '@tribunen/domain';
import type { TeamPickerView, TeamQuery } from '@tribunen/ui';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CompetitionsBackend, competitionsBackend } from '../../backend/competitionsBackend.ts';
import { useCompetitions } from '../../data/matches/competitionQueries.ts';
import { useBackend } from '../../services/useBackend.ts';

const staleTime = 5 * 60_000;
const noCompetitions: readonly Competition[] = [];

/** The choice of a favourite team: the competitions, and the teams that a search finds in one of them or in all (FOLLOW-11). */
export function useTeamPicker(): TeamPickerView {
  const backend = useBackend(competitionsBackend);
  const [query, onSearch] = useState<TeamQuery | null>(null);
  const competitions = useCompetitions('picker') ?? noCompetitions;
  const { data, isError } = useQuery({
    queryKey: ['teams', query],
    queryFn:
      query === null
        ? skipToken
        : async () => ({ query, teams: teamsFound(query, await teamsOf(query, competitions, backend)) }),
    staleTime,
    placeholderData: keepPreviousData,
  });
  // A search that failed has found nothing (COMP-7).
  const found = isError && query !== null ? { query, teams: [] } : (data ?? null);
  return { competitions, found, onSearch };
}

function teamsOf(
  { text, competition }: TeamQuery,
  competitions: readonly Competition[],
  backend: CompetitionsBackend,
): Promise<readonly Team[]> {
  if (competition === null) return backend.searchTeams(text);
  const dbId = competitions.find(({ id }) => id === competition)?.dbId ?? null;
  return backend.teams({ id: competition, dbId });
}

function teamsFound({ text, competition }: TeamQuery, teams: readonly Team[]): readonly Team[] {
  const answer = searchTeams(text, teams, { acrossAll: competition === null });
  return answer.kind === 'found' ? answer.teams : [];
}
