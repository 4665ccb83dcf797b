import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Writes what is newer in part: all of it counts as old as when it was last loaded, however fresh one match of it is. */
export function freshenQueryData(queryClient: QueryClient, key: QueryKey, data: object): void {
  const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
  queryClient.setQueryData(key, data, { updatedAt });
}
