import { epochMs, normaliseStatus, type UtcInstant } from '@tribunen/domain';
import type { OwnMatch } from './withOwnIds.ts';

const hour = 60 * 60_000;
/** A match that has not ended by then has been forgotten by the provider that leads its competition. */
const forgottenAfterMs = 6 * hour;

/**
 * Whether the season of a provider that does not lead the competition may write a match. For a match that the leading provider reports, it
 * may only write an end that the leading provider has forgotten, and a new date: where two providers contradict each other, the leading one
 * is right (decision 085).
 */
export function mayFill({ report, shared }: OwnMatch, now: UtcInstant): boolean {
  if (shared === null) return true;
  const status = normaliseStatus(shared.status);
  if (status === 'FINISHED' || status === 'AWARDED') return false;
  const isForgotten = epochMs(now) - epochMs(shared.utcKickoff) > forgottenAfterMs;
  const movedMs = Math.abs(Date.parse(report.utcDate) - epochMs(shared.utcKickoff));
  return isForgotten || ((status === 'TIMED' || status === 'SCHEDULED') && movedMs >= 24 * hour);
}
