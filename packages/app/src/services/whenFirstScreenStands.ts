import type { QueryClient } from '@tanstack/react-query';
import { cadence } from '@tribunen/domain';
import { allMatchesKey } from '../queries/matchesQuery.ts';

/**
 * Begins what the first screen does not need once it stands: when its matches are there or have failed, and after two seconds in any case,
 * as on a screen without matches.
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
