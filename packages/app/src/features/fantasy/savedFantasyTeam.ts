import type { FantasyGame } from '@tribunen/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FantasyApi, fantasyApi } from '../../api/fantasyApi.ts';
import { privateKey } from '../../services/privateKey.ts';
import { useApi } from '../../services/useApi.ts';

/** The number of the team that the spectator has saved in a game; null when there is none. */
export function savedFantasyTeamQuery(api: Pick<FantasyApi, 'savedTeam'>, userId: string, game: FantasyGame) {
  return queryOptions<string | null>({
    queryKey: privateKey(userId, 'fantasy-team', game),
    queryFn: () => api.savedTeam(userId, game),
    staleTime: 5 * 60_000,
  });
}

/** Saves the number of the team that the spectator has entered. A failure is only logged, because the team is shown anyway. */
export function useSaveFantasyTeam(userId: string, game: FantasyGame): (teamId: string) => void {
  const api = useApi(fantasyApi);
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (teamId: string) => api.saveTeam(userId, game, teamId),
    onSuccess: (_answer, teamId) => {
      queryClient.setQueryData(savedFantasyTeamQuery(api, userId, game).queryKey, teamId);
    },
    onError: (error) => console.error('Could not save the fantasy team', error),
  });
  return mutate;
}
