import type { Follow } from '@tribunen/domain';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { homeApi } from '../../api/homeApi.ts';
import { useApi } from '../../services/useApi.ts';
import { useSession, useUserId } from '../../services/useSession.ts';
import { followsQuery } from './followsQuery.ts';

/** The signed-in spectator's follows, unsorted. A change shows at once (FOLLOW-6). For a visitor nothing is loaded. */
export function useFollows(): UseQueryResult<readonly Follow[]> {
  const api = useApi(homeApi);
  const userId = useUserId();
  const { options } = followsQuery(api, userId ?? '');
  return useQuery(userId === null ? { ...options, queryFn: skipToken } : options);
}

/** Whether a list that is sorted by the follows has to wait for them, so that no row moves when they arrive. */
export function useWaitsForFollows(): boolean {
  const session = useSession();
  const { isPending } = useFollows();
  return session.status === 'loading' || (session.status === 'signed-in' && isPending);
}
