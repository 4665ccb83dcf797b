import type { QueryClient } from '@tanstack/react-query';

const restored = new WeakMap<QueryClient, Map<string, number>>();

/** The queries of a page that are shown as the device kept them: the moment of their data in milliseconds since 1970, by hash. */
export function restoredQueries(queryClient: QueryClient): Map<string, number> {
  const known = restored.get(queryClient) ?? new Map<string, number>();
  restored.set(queryClient, known);
  return known;
}

/**
 * The moment of the oldest data that a screen shows as it was kept, in milliseconds since 1970.
 *
 * @returns null where every screen shows what was loaded since
 */
export function restoredAt(queryClient: QueryClient): number | null {
  const cache = queryClient.getQueryCache();
  const shown = [...restoredQueries(queryClient)].filter(([hash]) => cache.get(hash)?.isActive() === true);
  return shown.length === 0 ? null : Math.min(...shown.map(([, at]) => at));
}
