import { type Competition, searchTeams, type Team } from '@tribunen/domain';
import type { TeamPickerView, TeamQuery } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { competitionsApi } from '../../api/competitionsApi.ts';
import { competitionTeamsQuery, teamsByNameQuery, useCompetitions } from '../../data/matches/competitionQueries.ts';
import { useApi } from '../../services/useApi.ts';

const noCompetitions: readonly Competition[] = [];
const noTeams: readonly Team[] = [];

/** A search, and the teams that the backend has found for it. */
interface Answered {
  readonly query: TeamQuery;
  readonly teams: readonly Team[];
}

/** The choice of a favourite team: the competitions, and the teams that a search finds in one of them or in all (FOLLOW-11). */
export function useTeamPicker(userId: string): TeamPickerView {
  const [query, onSearch] = useState<TeamQuery | null>(null);
  const competitions = useCompetitions('picker') ?? noCompetitions;
  const teams = useTeamsToSearch(userId, query, competitions);
  // The teams of the last search stay until the next search is answered.
  const [answered, setAnswered] = useState<Answered | null>(null);
  if (query !== null && teams !== null && (answered?.query !== query || answered.teams !== teams)) {
    setAnswered({ query, teams });
  }
  const found = useMemo(() => answered && { query: answered.query, teams: teamsFound(answered) }, [answered]);
  return { competitions, found, onSearch };
}

/** The teams to search; none if they could not be loaded (COMP-7), null until they are loaded. */
function useTeamsToSearch(
  userId: string,
  query: TeamQuery | null,
  competitions: readonly Competition[],
): readonly Team[] | null {
  const api = useApi(competitionsApi);
  const id = query?.competition ?? null;
  const dbId = competitions.find((each) => each.id === id)?.dbId ?? null;
  const isInAll = query !== null && id === null;
  const inAll = useQuery(teamsByNameQuery(api, userId, isInAll ? query.text : null));
  const inOne = useQuery(competitionTeamsQuery(api, id && { id, dbId }));
  const { data, errorUpdateCount } = isInAll ? inAll : inOne;
  return data ?? (errorUpdateCount > 0 ? noTeams : null);
}

function teamsFound({ query: { text, competition }, teams }: Answered): readonly Team[] {
  const answer = searchTeams(text, teams, { acrossAll: competition === null });
  return answer.kind === 'found' ? answer.teams : noTeams;
}
