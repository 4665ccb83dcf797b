import { hashKey, useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { keepLive } from './keepLive.ts';
import type { RowsParts } from './mergeRows.ts';

/**
 * A query that rows of the socket keep live (`mergeRows`) for as long as a component shows it. Components that show the
 * same query share one subscription.
 *
 * @param parts `subscribe` listens to the rows of the query's key, and is called again only for another key
 */
export function useLiveQuery<Message, Data, Change>(parts: RowsParts<Message, Data, Change>): UseQueryResult<Data> {
  const queryClient = useQueryClient();
  const hash = hashKey(parts.query.queryKey);
  const begin = useEffectEvent(() => keepLive(queryClient, parts));
  // This comes before the effect, so that with another key the former query's subscription ends first.
  const result = useQuery(parts.query.options);
  useEffect(() => begin(), [queryClient, hash]);
  return result;
}
