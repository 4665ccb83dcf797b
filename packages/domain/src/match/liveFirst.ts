import { isLive } from './isLive.ts';
import type { Match } from './Match.ts';

/**
 * The matches in play, and then the others, each in the given order: the list of a reader without follows (MATCH-13).
 *
 * @example
 * const finished = exampleMatch({ id: '1', status: 'FINISHED' });
 * const inPlay = exampleMatch({ id: '2', status: 'IN_PLAY' });
 * liveFirst([finished, inPlay]).map(({ id }) => id); // ['2', '1']
 */
export function liveFirst(matches: readonly Match[]): Match[] {
  return [...matches.filter(isLive), ...matches.filter((match) => !isLive(match))];
}
