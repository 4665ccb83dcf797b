import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { OsloDay, UtcInstant } from '@tribunen/domain';
import type { HomeApi } from '../api/homeApi.ts';
import { matchesQuery } from '../data/matches/matchesQuery.ts';

/** Observes a day's list, as a screen that shows it does. Returns a function that ends this. */
export function keepInView(
  queryClient: QueryClient,
  api: Pick<HomeApi, 'matches'>,
  day: OsloDay,
  now: () => UtcInstant,
): () => void {
  return new QueryObserver(queryClient, matchesQuery(api, day, now)).subscribe(() => {
    // The list is ignored here, because the test reads it from the cache.
  });
}
