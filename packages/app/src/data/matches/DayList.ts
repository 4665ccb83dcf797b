import { applyLiveUpdate, type LiveUpdate, type Match, reloadMatches, type UtcInstant } from '@tribunen/domain';

/** A day's matches as the query cache holds them. */
export interface DayList {
  readonly matches: readonly Match[];
  /** When the whole day was last loaded. A goal from the socket updates a match, not this. */
  readonly loadedAt: UtcInstant;
  /** The newest change that the whole day had when it was loaded; null where it had none. A goal from the socket leaves it, too. */
  readonly knownUntil: UtcInstant | null;
  /** Whether the last reload failed, so that this is what was known before. */
  readonly reloadFailed: boolean;
}

/** Lists that `updateDayList` made of the current one. */
const updates = new WeakSet<DayList>();

/** A day as it was loaded at a moment. */
export function loadedDayList(matches: readonly Match[], loadedAt: UtcInstant): DayList {
  const changes = matches.flatMap(({ updatedAt }) => (updatedAt === null ? [] : [updatedAt]));
  return { matches, loadedAt, knownUntil: changes.toSorted().at(-1) ?? null, reloadFailed: false };
}

/** The list after a live update; the same object where nothing changes. */
export function updateDayList(list: DayList, update: LiveUpdate): DayList {
  const matches = applyLiveUpdate(list.matches, update);
  if (matches === list.matches) return list;
  const updated = { ...list, matches };
  updates.add(updated);
  return updated;
}

/**
 * Merges a loaded list: keeps updates received while it was under way, and the objects that have not changed. An update of the current list
 * takes its place as it is.
 */
export function mergeDayList(before: DayList | undefined, next: DayList): DayList {
  return updates.has(next) ? next : { ...next, matches: reloadMatches(before?.matches, next.matches) };
}
