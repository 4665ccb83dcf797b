import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { mergeRows, type RowsParts } from './mergeRows.ts';

/** The queries that a subscription to rows keeps live. */
const live = new WeakSet<Query>();

/**
 * Keeps a query live by rows of the socket (`mergeRows`) until its last observer is gone. Does nothing if the query is
 * live already, because its observers share one subscription.
 *
 * @param parts a query that has an observer
 */
export function keepLive<Message, Data, Change>(
  queryClient: QueryClient,
  parts: RowsParts<Message, Data, Change>,
): void {
  const cache = queryClient.getQueryCache();
  const shown = cache.get(hashKey(parts.query.queryKey));
  if (shown === undefined || live.has(shown)) return;
  live.add(shown);
  const end = mergeRows(queryClient, parts);
  const endWatch = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query !== shown || shown.getObserversCount() > 0) return;
    endWatch();
    live.delete(shown);
    end();
  });
}
