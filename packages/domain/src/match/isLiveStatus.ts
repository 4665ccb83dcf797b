import type { LiveStatus, MatchStatus } from './Match.ts';

/** Whether a match with this status is being played: `IN_PLAY`, `PAUSED` or `LIVE` (MATCH-4). */
export function isLiveStatus(status: MatchStatus): status is LiveStatus {
  return status === 'IN_PLAY' || status === 'PAUSED' || status === 'LIVE';
}
