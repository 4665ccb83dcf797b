import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FantasyBackend, fantasyBackend } from '../../backend/fantasyBackend.ts';
import { privateKey } from '../../services/privateKey.ts';
import { useBackend } from '../../services/useBackend.ts';

/** The number of the fantasy team that the spectator has saved; null when there is none. */
export function savedFantasyTeamQuery(backend: Pick<FantasyBackend, 'savedTeam'>, userId: string) {
  return queryOptions<string | null>({
    queryKey: privateKey(userId, 'fantasy-team'),
    queryFn: () => backend.savedTeam(userId),
    staleTime: 5 * 60_000,
  });
}

/** Saves the number of the team that the spectator has entered. A failure is only logged: the team is shown all the same. */
export function useSaveFantasyTeam(userId: string): (teamId: string) => void {
  const backend = useBackend(fantasyBackend);
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (teamId: string) => backend.saveTeam(userId, teamId),
    onSuccess: (_answer, teamId) => {
      queryClient.setQueryData(savedFantasyTeamQuery(backend, userId).queryKey, teamId);
    },
    onError: (error) => console.error('Could not save the fantasy team', error),
  });
  return mutate;
}
