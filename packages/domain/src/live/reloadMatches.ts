import type { Match } from '../match/Match.ts';
import { freshenMatches } from './freshenMatches.ts';

/**
 * A day's matches after the whole day was loaded again: those of the new answer. A match that it tells nothing newer of stays as it
 * is, the same object; one whose score the socket has told since keeps that score; one that it no longer has goes; one that is new comes last. The same array when nothing changes. LIVE-18
 *
 * @param before what is known of the day, undefined when it was never loaded
 * @param loaded the answer, all the matches of the day
 * @example
 * const before = [exampleMatch({ id: '1', updatedAt: '2026-11-21T15:12:00Z' }), exampleMatch({ id: '2' })];
 * const loaded = [exampleMatch({ id: '1', updatedAt: '2026-11-21T15:11:00Z' }), exampleMatch({ id: '3' })];
 * const after = reloadMatches(before, loaded);
 * after.map(({ id }) => id); // ['1', '3']
 * after[0] === before[0]; // true
 * reloadMatches(after, loaded) === after; // true
 */
export function reloadMatches(before: readonly Match[] | undefined, loaded: readonly Match[]): readonly Match[] {
  const answered = new Set(loaded.map(({ id }) => id));
  const kept = before?.filter(({ id }) => answered.has(id)) ?? [];
  return freshenMatches(kept.length === before?.length ? before : kept, loaded);
}
