import { isLive } from './isLive.ts';
import type { Match } from './Match.ts';

/**
 * Whether a match is over: `FINISHED` or `AWARDED`, or both scores are there and it is not being played (the provider's status may
 * lag behind its score). MATCH-5
 *
 * @example
 * isFinished(match); // true for FINISHED, and for TIMED with 2–1
 */
export function isFinished(match: Match): boolean {
  if (match.status === 'FINISHED' || match.status === 'AWARDED') return true;
  return !isLive(match) && match.score.fullTime.home !== null;
}
