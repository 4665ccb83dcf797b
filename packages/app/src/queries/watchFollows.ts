import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { HomeBackend } from '../backend/homeBackend.ts';
import type { Follow } from '@tribunen/domain';
import { followsQuery } from './followsQuery.ts';

/**
 * Calls the listener with a spectator's follows whenever they change in the query cache.
 *
 * @returns what ends it.
 */
export function watchFollows(
  queryClient: QueryClient,
  backend: Pick<HomeBackend, 'follows'>,
  userId: string,
  onFollows: (follows: readonly Follow[]) => void,
): () => void {
  const { queryKey } = followsQuery(backend, userId);
  const hash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const follows = queryClient.getQueryData(queryKey);
    if (follows !== undefined) onFollows(follows);
  });
}
