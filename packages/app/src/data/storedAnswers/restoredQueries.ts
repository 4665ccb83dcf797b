import type { QueryClient } from '@tanstack/react-query';

const restored = new WeakMap<QueryClient, Map<string, number>>();

/** The queries of a page that still show the stored data: by the hash of each, the time of its data in milliseconds since 1970. */
export function restoredQueries(queryClient: QueryClient): Map<string, number> {
  const known = restored.get(queryClient) ?? new Map<string, number>();
  restored.set(queryClient, known);
  return known;
}

/**
 * The time of the oldest stored data that a screen shows, in milliseconds since 1970.
 *
 * @returns null when all screens show data that were loaded since
 */
export function restoredAt(queryClient: QueryClient): number | null {
  const cache = queryClient.getQueryCache();
  const shown = [...restoredQueries(queryClient)].filter(([hash]) => cache.get(hash)?.isActive() === true);
  return shown.length === 0 ? null : Math.min(...shown.map(([, at]) => at));
}
