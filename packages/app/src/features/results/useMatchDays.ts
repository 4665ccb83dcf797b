import { type Follow, followsMatch, type Match, type OsloDay } from '@tribunen/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DayList } from '../../data/matches/DayList.ts';
import { matchesKey } from '../../data/matches/matchesQuery.ts';

/**
 * Whether each of some days has a followed match, by the lists in the query cache; a day that is not loaded has no
 * entry. It loads nothing itself, because the days of the strip are loaded ahead.
 */
export function useMatchDays(days: readonly OsloDay[], follows: readonly Follow[]): ReadonlyMap<OsloDay, boolean> {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const answer = useMemo(() => answersOf(queryClient, follows), [queryClient, follows]);
  const answers = useSyncExternalStore(subscribe, () => days.map(answer).join(''));
  return useMemo(
    () => new Map(days.flatMap((day, at) => (answers[at] === unknown ? [] : [[day, answers[at] === yes] as const]))),
    [days, answers],
  );
}

/** The answers of all days as one text with a letter for each, because React compares texts by value. */
const [yes, no, unknown] = ['y', 'n', '?'];

/** Returns a function that gives the answer for one day. */
function answersOf(queryClient: QueryClient, follows: readonly Follow[]): (day: OsloDay) => string {
  const isFollowed = followsMatch(follows);
  // The answers are cached by list, because the query cache changes with every goal, but nearly all lists in it stay.
  const known = new WeakMap<readonly Match[], boolean>();
  return (day) => {
    const matches = queryClient.getQueryData<DayList>(matchesKey(day))?.matches;
    if (matches === undefined) return unknown;
    const has = known.get(matches) ?? matches.some(isFollowed);
    known.set(matches, has);
    return has ? yes : no;
  };
}
