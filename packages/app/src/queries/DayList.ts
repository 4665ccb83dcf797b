import { applyLiveUpdate, type LiveUpdate, type Match, reloadMatches, type UtcInstant } from '@tribunen/domain';

/** A day's matches as the query cache holds them. */
export interface DayList {
  readonly matches: readonly Match[];
  /** When the whole day was last loaded. A goal from the socket freshens a match, not the day. */
  readonly loadedAt: UtcInstant;
  /** True where the last try to load it again failed, and what is here is what was known before. */
  readonly reloadFailed: boolean;
}

/** The list after a live update; the same object where nothing changes. */
export function updateDayList(list: DayList, update: LiveUpdate): DayList {
  const matches = applyLiveUpdate(list.matches, update);
  return matches === list.matches ? list : { ...list, matches };
}

/** The list that is stored of a newer one: what was told while that was on its way is kept, and what has not changed is the same object. */
export function mergeDayList(before: DayList | undefined, next: DayList): DayList {
  return { ...next, matches: reloadMatches(before?.matches, next.matches) };
}
