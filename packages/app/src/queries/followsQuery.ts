import { queryOptions } from '@tanstack/react-query';
import type { HomeBackend } from '../backend/homeBackend.ts';
import { privateKey } from './privateKey.ts';

/** What a spectator follows, first priority first. */
export function followsQuery(backend: Pick<HomeBackend, 'follows'>, userId: string) {
  return queryOptions({
    queryKey: privateKey(userId, 'follows'),
    queryFn: () => backend.follows(userId),
    staleTime: 5 * 60_000,
    // Failed follows are loaded again every 15 s; until then every match is shown.
    refetchInterval: ({ state }) => state.status === 'error' && 15_000,
  });
}
