import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { OsloDay, UtcInstant } from '@tribunen/domain';
import type { HomeApi } from '../api/homeApi.ts';
import { matchesQuery } from '../data/matches/matchesQuery.ts';

/** Keeps a day's list in view, as a screen does. Returns a function that ends it. */
export function keepInView(
  queryClient: QueryClient,
  api: Pick<HomeApi, 'matches'>,
  day: OsloDay,
  now: () => UtcInstant,
): () => void {
  return new QueryObserver(queryClient, matchesQuery(api, day, now)).subscribe(() => {
    // The test reads the list from the cache.
  });
}
