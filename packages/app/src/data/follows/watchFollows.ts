import type { Follow } from '@tribunen/domain';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { followsKey, readFollows } from './followsQuery.ts';

/**
 * Calls the listener with a spectator's follows whenever they change in the query cache.
 *
 * @returns the function that ends it
 */
export function watchFollows(
  queryClient: QueryClient,
  userId: string,
  onFollows: (follows: readonly Follow[]) => void,
): () => void {
  const hash = hashKey(followsKey(userId));
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const follows = readFollows(queryClient, userId);
    if (follows !== undefined) onFollows(follows.shown);
  });
}
