import {
  hashKey,
  type Query,
  type QueryClient,
  useQuery,
  type UseQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { mergeRows, type RowsParts } from './mergeRows.ts';

/** The queries that a subscription to rows keeps live. */
const live = new WeakSet<Query>();

/**
 * A query that rows of the socket keep live (`mergeRows`), from the first component that shows it until the query has no observer left.
 * Components that show the same query share one subscription.
 *
 * @param parts `subscribe` listens to the rows that the query's key names; it is called again only for another key
 */
export function useLiveQuery<Value, Data, Change>(parts: RowsParts<Value, Data, Change>): UseQueryResult<Data> {
  const queryClient = useQueryClient();
  const hash = hashKey(parts.query.queryKey);
  const begin = useEffectEvent(() => mergeRows(queryClient, parts));
  // It stands before the effect: with another key, the former query's subscription ends first.
  const result = useQuery(parts.query.options);
  useEffect(() => keepLive(queryClient, hash, () => begin()), [queryClient, hash]);
  return result;
}

function keepLive(queryClient: QueryClient, hash: string, begin: () => () => void): void {
  const cache = queryClient.getQueryCache();
  const shown = cache.get(hash);
  if (shown === undefined || live.has(shown)) return;
  live.add(shown);
  const end = begin();
  const endWatch = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query !== shown || shown.getObserversCount() > 0) return;
    endWatch();
    live.delete(shown);
    end();
  });
}
