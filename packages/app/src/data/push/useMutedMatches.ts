import type { MatchId } from '@tribunen/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pushBackend } from '../../backend/pushBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { mutedMatchesQuery } from './mutedMatchesQuery.ts';
import { sendsPush } from './sendsPush.ts';

/**
 * The matches that a spectator has muted. Nothing is loaded where the project sends no push messages.
 *
 * @param userId null for a visitor, who has muted nothing
 */
export function useMutedMatches(userId: string | null): UseQueryResult<readonly MatchId[]> {
  const { config } = useServices();
  const backend = useBackend(pushBackend);
  const { options } = mutedMatchesQuery(backend, userId ?? '');
  return useQuery({ ...options, enabled: userId !== null && sendsPush(config) });
}
