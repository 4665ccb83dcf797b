import type { Match, MatchId } from '@tribunen/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { DayList } from './DayList.ts';
import { allMatchesKey } from './matchesQuery.ts';

/** A match from a loaded list of its day, kept up to date; null while no loaded list contains the match. */
export function useListedMatch(id: MatchId | null): Match | null {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => {
    if (id === null) return null;
    for (const [, list] of queryClient.getQueriesData<DayList>({ queryKey: allMatchesKey })) {
      const match = list?.matches.find((listed) => listed.id === id);
      if (match !== undefined) return match;
    }
    return null;
  });
}
