import { cadence, type OsloDay } from '@tribunen/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeApi } from '../../api/homeApi.ts';
import { freshenQueryData } from '../../data/freshenQueryData.ts';
import { type DayList, updateDayList } from '../../data/matches/DayList.ts';
import { matchesKey } from '../../data/matches/matchesQuery.ts';
import { useApi } from '../../services/useApi.ts';

/**
 * When today's whole list has loaded, loads the followed competitions again. The answer updates the matches that it
 * contains and removes none.
 */
export function useFilteredRefresh(day: OsloDay, active: boolean, competitions: readonly string[]): void {
  const api = useApi(homeApi);
  const queryClient = useQueryClient();
  const joined = competitions.join(',');

  useEffect(() => {
    if (!active || joined === '') return;
    let wanted = true;
    const timer = setTimeout(() => {
      api.matches(day, joined.split(',')).then(
        (matches) => {
          if (!wanted) return;
          const list = queryClient.getQueryData<DayList>(matchesKey(day));
          const updated = list && updateDayList(list, { kind: 'list', matches });
          if (updated !== undefined && updated !== list) freshenQueryData(queryClient, matchesKey(day), updated);
        },
        // A failure is only logged, because the whole list is on the screen already.
        (error: unknown) => console.error('Could not freshen the followed competitions', error),
      );
    }, cadence.results.filteredAfterUnfiltered);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [api, queryClient, day, active, joined]);
}
