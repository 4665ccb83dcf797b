import { isLiveStatus } from './isLiveStatus.ts';
import type { LiveMatch, Match } from './Match.ts';

/** Whether a match is being played (MATCH-4). */
export function isLive(match: Match): match is LiveMatch {
  return isLiveStatus(match.status);
}
