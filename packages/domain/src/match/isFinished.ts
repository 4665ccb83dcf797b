import { hasEnded } from './hasEnded.ts';
import { isLive } from './isLive.ts';
import type { Match } from './Match.ts';

/**
 * Whether a match is over: `FINISHED` or `AWARDED`, or with both scores and not being played (the provider's status may
 * lag behind its score). Whatever depends on the result uses `hasEnded` instead (MATCH-5).
 */
export function isFinished(match: Match): boolean {
  return hasEnded(match) || (!isLive(match) && match.score.fullTime.home !== null);
}
