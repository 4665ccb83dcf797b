import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fantasyBackend } from '../../backend/fantasyBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { savedFantasyTeamQuery } from './savedFantasyTeam.ts';

/** Saves the number of the team that the spectator has entered. A failure is logged only: the team is shown all the same. */
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
