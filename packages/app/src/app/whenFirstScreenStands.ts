import type { QueryClient } from '@tanstack/react-query';
import { cadence } from '@tribunen/domain';
import { allMatchesKey } from '../data/matches/matchesQuery.ts';

/**
 * Calls `begin` once the first screen stands: when its matches have loaded or failed, or after two seconds on a screen without matches.
 *
 * @example
 * whenFirstScreenStands(queryClient, () => live.start());
 */
export function whenFirstScreenStands(queryClient: QueryClient, begin: () => void): void {
  const once = (): void => {
    clearTimeout(timer);
    unsubscribe();
    begin();
  };
  const timer = setTimeout(once, cadence.boot.versionPollStart);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const key: readonly unknown[] = query.queryKey;
    const isSettled = type === 'updated' && query.state.status !== 'pending';
    if (isSettled && key[0] === allMatchesKey[0]) once();
  });
}
