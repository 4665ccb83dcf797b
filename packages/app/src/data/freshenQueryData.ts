import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Writes a partial update without changing the query's age, which stays that of the last complete load. */
export function freshenQueryData(queryClient: QueryClient, key: QueryKey, data: object): void {
  const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
  queryClient.setQueryData(key, data, { updatedAt });
}
