import type { Match } from '../match/Match.ts';
import { freshenMatches } from './freshenMatches.ts';

/**
 * A day's matches after the whole day was reloaded: those of the new answer. A match without news stays the same
 * object, and a match whose score the socket has updated since keeps that score. A match that the answer no longer has
 * is removed, and a new one is added at the end. Returns the same array when nothing changes. LIVE-18
 *
 * @param before the known matches of the day; undefined when it was never loaded
 * @param loaded the answer, all the matches of the day
 */
export function reloadMatches(before: readonly Match[] | undefined, loaded: readonly Match[]): readonly Match[] {
  const answered = new Set(loaded.map(({ id }) => id));
  const kept = before?.filter(({ id }) => answered.has(id)) ?? [];
  return freshenMatches(kept.length === before?.length ? before : kept, loaded);
}
