import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FantasyApi, fantasyApi } from '../../api/fantasyApi.ts';
import { privateKey } from '../../services/privateKey.ts';
import { useApi } from '../../services/useApi.ts';

/** The number of the fantasy team that the spectator has saved; null when there is none. */
export function savedFantasyTeamQuery(api: Pick<FantasyApi, 'savedTeam'>, userId: string) {
  return queryOptions<string | null>({
    queryKey: privateKey(userId, 'fantasy-team'),
    queryFn: () => api.savedTeam(userId),
    staleTime: 5 * 60_000,
  });
}

/** Saves the number of the team that the spectator has entered. A failure is only logged: the team is shown all the same. */
export function useSaveFantasyTeam(userId: string): (teamId: string) => void {
  const api = useApi(fantasyApi);
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (teamId: string) => api.saveTeam(userId, teamId),
    onSuccess: (_answer, teamId) => {
      queryClient.setQueryData(savedFantasyTeamQuery(api, userId).queryKey, teamId);
    },
    onError: (error) => console.error('Could not save the fantasy team', error),
  });
  return mutate;
}
