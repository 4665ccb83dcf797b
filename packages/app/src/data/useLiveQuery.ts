import { hashKey, type QueryClient, useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { mergeRows, type RowsParts } from './mergeRows.ts';

interface Shared {
  readonly end: () => void;
  users: number;
}

/** The subscriptions of a page, by their query. */
const subscriptions = new WeakMap<QueryClient, Map<string, Shared>>();

/**
 * A query that rows of the socket keep live (`mergeRows`). Components that show the same query share one subscription, for as long as one of
 * them is there.
 *
 * @param parts `subscribe` listens to the rows that the query's key names; it is called again only for another key
 */
export function useLiveQuery<Value, Data, Change>(parts: RowsParts<Value, Data, Change>): UseQueryResult<Data> {
  const queryClient = useQueryClient();
  const hash = hashKey(parts.query.queryKey);
  const begin = useEffectEvent(() => mergeRows(queryClient, parts));
  useEffect(() => share(queryClient, hash, () => begin()), [queryClient, hash]);
  return useQuery(parts.query.options);
}

function share(queryClient: QueryClient, hash: string, begin: () => () => void): () => void {
  const known = subscriptions.get(queryClient) ?? new Map<string, Shared>();
  subscriptions.set(queryClient, known);
  const shared = known.get(hash) ?? { end: begin(), users: 0 };
  known.set(hash, shared);
  shared.users += 1;
  return () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    known.delete(hash);
    shared.end();
  };
}
