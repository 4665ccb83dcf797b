import type { FantasyGame } from '@tribunen/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alertsApi } from '../../api/alertsApi.ts';
import { fantasyApi } from '../../api/fantasyApi.ts';
import { fantasyPlayersQuery } from '../../data/fantasy/fantasyPlayersQuery.ts';
import { useApi } from '../../services/useApi.ts';
import type { FantasySquad } from './fantasySquadQuery.ts';

/**
 * Stores the players of a squad as the spectator's own in a game, each time it is loaded, so that their goals are marked as Fantasy. A squad
 * without players is not stored. A failure is only logged.
 */
export function useKeptPlayers(userId: string, game: FantasyGame, squad: FantasySquad | undefined): void {
  const api = useApi(fantasyApi);
  const { queryKey } = fantasyPlayersQuery(useApi(alertsApi), userId);
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (loaded: FantasySquad) => api.replacePlayers(userId, game, loaded.picks),
    // The names are loaded again, because they also include the players of the other game.
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => console.error('Could not save the fantasy players', error),
    // The calls are sent one after another, so that the last squad stays.
    scope: { id: 'fantasy-players' },
  });
  useEffect(() => {
    if (squad !== undefined && squad.picks.length > 0) mutate(squad);
  }, [squad, mutate]);
}
