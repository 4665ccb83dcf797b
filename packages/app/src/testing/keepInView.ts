import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { OsloDay, UtcInstant } from '@tribunen/domain';
import type { HomeBackend } from '../backend/homeBackend.ts';
import { matchesQuery } from '../data/matches/matchesQuery.ts';

/** Holds a day's list in view, as a screen does that shows it. Returns what ends it. */
export function keepInView(
  queryClient: QueryClient,
  backend: Pick<HomeBackend, 'matches'>,
  day: OsloDay,
  now: () => UtcInstant,
): () => void {
  return new QueryObserver(queryClient, matchesQuery(backend, day, now)).subscribe(() => {
    // What is seen is read from the cache.
  });
}
