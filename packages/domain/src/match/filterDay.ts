import { isFinished } from './isFinished.ts';
import { isLive } from './isLive.ts';
import type { Match } from './Match.ts';

/** Which of a day's matches are listed. */
export type DayFilter = 'all' | 'live' | 'finished';

/** The matches of a day that a filter lists: all, those in play, or those that are over (MATCH-33). */
export function filterDay(matches: readonly Match[], filter: DayFilter): readonly Match[] {
  switch (filter) {
    case 'all':
      return matches;
    case 'live':
      return matches.filter(isLive);
    case 'finished':
      return matches.filter(isFinished);
  }
}

/** The filter that a text of an address names; all matches where it names none (MATCH-33). */
export function parseDayFilter(text: string | null): DayFilter {
  return text === 'live' || text === 'finished' ? text : 'all';
}
