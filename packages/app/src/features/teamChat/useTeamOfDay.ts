import { type ChatTeam, type TeamId, teamOfDay } from '@tribunen/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { homeApi } from '../../api/homeApi.ts';
import { matchesQuery } from '../../data/matches/matchesQuery.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useToday } from '../../services/useToday.ts';

/**
 * The team of the day among those of a screen (FOLLOW-20). It stays while the screen is open, so that a final whistle
 * does not close a chat.
 *
 * @param teams null until they are loaded
 * @returns null when there is none, undefined until that is known
 */
export function useTeamOfDay(teams: readonly ChatTeam[] | null): ChatTeam | null | undefined {
  const services = useServices();
  const { data, isPending } = useQuery(matchesQuery(useApi(homeApi), useToday(), () => instantNow(services)));
  const [kept, keep] = useState<TeamId>();
  if (teams === null || isPending) return undefined;
  const team = teams.find(({ id }) => id === kept) ?? teamOfDay(teams, data?.matches ?? []);
  if (kept !== team?.id) keep(team?.id);
  return team;
}
