import type { QueryClient } from '@tanstack/react-query';
import type { HomeApi } from '../../api/homeApi.ts';
import { instantNow } from '../../services/instantNow.ts';
import { browserPrefetchWorld } from './browserPrefetchWorld.ts';
import { Prefetcher } from './Prefetcher.ts';

/** The prefetcher of a browser. */
export function openPrefetcher(
  queryClient: QueryClient,
  home: Pick<HomeApi, 'matchesAhead'>,
  clock: Parameters<typeof instantNow>[0],
): Prefetcher {
  return new Prefetcher(
    queryClient,
    { matches: home.matchesAhead },
    browserPrefetchWorld(() => instantNow(clock)),
  );
}
