import { isLive } from './isLive.ts';
import type { Match } from './Match.ts';

/**
 * The matches in play, and then the others, each in the given order: the list of a reader without follows (MATCH-13).
 */
export function liveFirst(matches: readonly Match[]): Match[] {
  return [...matches.filter(isLive), ...matches.filter((match) => !isLive(match))];
}
