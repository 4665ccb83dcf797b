import type { Follow } from '@tribunen/domain';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { homeBackend } from '../backend/homeBackend.ts';
import { useBackend } from '../services/useBackend.ts';
import { useUserId } from '../session/useUserId.ts';
import { followsQuery } from './followsQuery.ts';

/** What the signed-in spectator follows, in no order, with their changes at once (FOLLOW-6). While nobody is signed in nothing is loaded. */
export function useFollows(): UseQueryResult<readonly Follow[]> {
  const backend = useBackend(homeBackend);
  const userId = useUserId();
  const { options } = followsQuery(backend, userId ?? '');
  return useQuery(userId === null ? { ...options, queryFn: skipToken } : options);
}
