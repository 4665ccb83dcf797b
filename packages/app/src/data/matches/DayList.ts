import { applyLiveUpdate, type LiveUpdate, type Match, reloadMatches, type UtcInstant } from '@tribunen/domain';

/** A day's matches as the query cache holds them. */
export interface DayList {
  readonly matches: readonly Match[];
  /** When the whole day was last loaded. A goal from the socket updates a match but not this time. */
  readonly loadedAt: UtcInstant;
  /**
   * The newest `updatedAt` among the day's matches when the day was loaded; null when none had one. A goal from the
   * socket does not change it either.
   */
  readonly knownUntil: UtcInstant | null;
  /** Whether the last reload failed, so that the matches are those of an earlier load. */
  readonly reloadFailed: boolean;
  /** The wait in milliseconds that the backend demanded when the last reload failed; null or absent when it demanded none. */
  readonly askedWaitMs?: number | null;
}

/** The lists that `updateDayList` has made from a current list. */
const updates = new WeakSet<DayList>();

/** The list of a day that has just been loaded. */
export function loadedDayList(matches: readonly Match[], loadedAt: UtcInstant): DayList {
  const changes = matches.flatMap(({ updatedAt }) => (updatedAt === null ? [] : [updatedAt]));
  return { matches, loadedAt, knownUntil: changes.toSorted().at(-1) ?? null, reloadFailed: false };
}

/** The list after a live update; the same object when nothing changes. */
export function updateDayList(list: DayList, update: LiveUpdate): DayList {
  const matches = applyLiveUpdate(list.matches, update);
  if (matches === list.matches) return list;
  const updated = { ...list, matches };
  updates.add(updated);
  return updated;
}

/**
 * Merges a loaded list into the current one: keeps the updates that arrived while it was loading, and the objects of matches that have not
 * changed. A list that `updateDayList` has made is stored as it is.
 */
export function mergeDayList(before: DayList | undefined, next: DayList): DayList {
  return updates.has(next) ? next : { ...next, matches: reloadMatches(before?.matches, next.matches) };
}
