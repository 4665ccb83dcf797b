import type { Moment } from '../script/timelineOf.ts';
import type { PlayedMatch } from './SimulatedMatch.ts';

/**
 * When a moment of a match occurs in real time, in milliseconds since 1970; rounded up, so that a timer set for it
 * fires after it.
 *
 * @example
 * wallTimeOf(match, moment) - match.kickOff; // 4_500 for the 45th second at speed 10
 */
export function wallTimeOf(match: PlayedMatch, moment: Pick<Moment, 'at'>): number {
  return match.kickOff + Math.ceil((moment.at * 1000) / match.speed);
}

/**
 * How many moments of a match have occurred by `now`. A binary search, because a match day calls this for hundreds of
 * matches at once.
 *
 * @param now milliseconds since 1970
 *
 * @example
 * reachedMoments(match, match.kickOff); // 1
 */
export function reachedMoments(match: PlayedMatch, now: number): number {
  let reached = 0;
  let beyond = match.timeline.length;
  while (reached < beyond) {
    const middle = (reached + beyond) >>> 1;
    const moment = match.timeline[middle];
    if (moment !== undefined && wallTimeOf(match, moment) <= now) reached = middle + 1;
    else beyond = middle;
  }
  return reached;
}
