import { cadence, type OsloDay } from '@tribunen/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { instantNow } from '../../house/instantNow.ts';
import { useHouse } from '../../house/useHouse.ts';
import { LiveCache } from '../../live/LiveCache.ts';

/**
 * Once today's whole list is there, asks again for the followed competitions alone. The answer freshens the matches that it
 * holds and removes none.
 */
export function useFilteredRefresh(day: OsloDay, active: boolean, competitions: readonly string[]): void {
  const house = useHouse();
  const { backend } = house;
  const queryClient = useQueryClient();
  const joined = competitions.join(',');

  useEffect(() => {
    if (!active || joined === '') return;
    let wanted = true;
    const timer = setTimeout(() => {
      backend.matches(day, joined.split(',')).then(
        (matches) => {
          if (!wanted) return;
          new LiveCache(queryClient).applyMatches(matches, instantNow(house));
        },
        // The whole list stands without it.
        (error: unknown) => console.error('Could not freshen the followed competitions', error),
      );
    }, cadence.results.filteredAfterUnfiltered);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [backend, house, queryClient, day, active, joined]);
}
