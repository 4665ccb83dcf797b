import { useQuery } from '@tanstack/react-query';
import { alertsApi } from '../../api/alertsApi.ts';
import { useApi } from '../../services/useApi.ts';
import { fantasyPlayersQuery } from './fantasyPlayersQuery.ts';

const nobody: readonly string[] = [];

/**
 * The names of the players in a spectator's fantasy squad; none until they are loaded, or when they cannot be.
 *
 * @param isWanted false when there is no goal to mark, so that nothing is loaded
 */
export function useFantasyPlayers(userId: string, isWanted: boolean): readonly string[] {
  const { data = nobody } = useQuery({
    ...fantasyPlayersQuery(useApi(alertsApi), userId),
    enabled: isWanted,
    retry: false,
  });
  return data;
}
