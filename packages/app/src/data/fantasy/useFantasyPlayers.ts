import { useQuery } from '@tanstack/react-query';
import { alertsBackend } from '../../backend/alertsBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { fantasyPlayersQuery } from './fantasyPlayersQuery.ts';

const nobody: readonly string[] = [];

/**
 * The names of the players in a spectator's fantasy squad; nobody while they are not known, or cannot be loaded.
 *
 * @param isWanted whether there is anything to mark
 */
export function useFantasyPlayers(userId: string, isWanted: boolean): readonly string[] {
  const { data = nobody } = useQuery({
    ...fantasyPlayersQuery(useBackend(alertsBackend), userId),
    enabled: isWanted,
    retry: false,
  });
  return data;
}
