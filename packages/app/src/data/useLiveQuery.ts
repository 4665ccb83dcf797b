import { hashKey, useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { keepLive } from './keepLive.ts';
import type { RowsParts } from './mergeRows.ts';

/**
 * A query that rows of the socket keep live (`mergeRows`), from the first component that shows it until the query has no observer left.
 * Components that show the same query share one subscription.
 *
 * @param parts `subscribe` listens to the rows that the query's key names; it is called again only for another key
 */
export function useLiveQuery<Message, Data, Change>(parts: RowsParts<Message, Data, Change>): UseQueryResult<Data> {
  const queryClient = useQueryClient();
  const hash = hashKey(parts.query.queryKey);
  const begin = useEffectEvent(() => keepLive(queryClient, parts));
  // It stands before the effect: with another key, the former query's subscription ends first.
  const result = useQuery(parts.query.options);
  useEffect(() => begin(), [queryClient, hash]);
  return result;
}
