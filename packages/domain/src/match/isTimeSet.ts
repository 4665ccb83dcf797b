import { toUtcInstant } from '../time/instant.ts';
import type { MatchParts } from './MatchParts.ts';
import { normaliseStatus } from './normaliseStatus.ts';

/**
 * Whether a kick-off is a time and not only a day. football-data.org writes a day without a time as midnight in UTC, with the
 * status `SCHEDULED`; a match that begins at midnight is `TIMED` (MATCH-38).
 */
export function isTimeSet({ status, utcKickoff }: Pick<MatchParts, 'status' | 'utcKickoff'>): boolean {
  const isMidnight = toUtcInstant(utcKickoff)?.endsWith('T00:00:00.000Z') === true;
  return !isMidnight || (normaliseStatus(status) !== 'SCHEDULED' && utcKickoff.trim().length > 'YYYY-MM-DD'.length);
}
