import { hasEnded } from '../match/hasEnded.ts';
import { isLive } from '../match/isLive.ts';
import type { MatchReport } from './MatchReport.ts';

const FULL_TIME = 90;
const AFTER_EXTRA_TIME = 120;

/**
 * The last minute of the scrubber: the minute of a match in play, or of its last event when that is later, and at least
 * the full length of a match that has ended. Null for a match without events, which cannot be wound back (DETAIL-5).
 */
export function lastMinute({ match, events }: Pick<MatchReport, 'match' | 'events'>): number | null {
  if (events.length === 0) return null;
  const latest = Math.max(...events.map(({ minute }) => minute));
  if (isLive(match)) return Math.max(latest, match.minute ?? 0);
  if (!hasEnded(match)) return latest;
  return Math.max(latest, match.score.duration === 'REGULAR' ? FULL_TIME : AFTER_EXTRA_TIME);
}
