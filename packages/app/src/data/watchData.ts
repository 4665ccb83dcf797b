import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Calls the listener whenever the data of a query changes in the query cache.
 *
 * @returns a function that stops it
 */
export function watchData(queryClient: QueryClient, queryKey: QueryKey, onChange: () => void): () => void {
  const hash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryHash === hash) onChange();
  });
}
